# A server for the table in the browser:
#   docker build -t kunitori . && docker run -p 8000:8000 -v kunitori:/data kunitori
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml setup.py MANIFEST.in README.md LICENCE NOTICE ./
COPY src src
RUN pip install --no-cache-dir --disable-pip-version-check build \
    && python -m build --wheel --outdir /wheels . \
    && pip wheel --no-cache-dir --disable-pip-version-check --wheel-dir /wheels "$(ls /wheels/kunitori-*.whl)[server]"

FROM python:3.13-slim
ENV PYTHONUNBUFFERED=1 PYTHONUTF8=1 KUNITORI_DATABASE_URL=sqlite:////data/kunitori.db
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --disable-pip-version-check --no-index --find-links /wheels "kunitori[server]" \
    && rm -rf /wheels \
    && useradd --system --create-home --home-dir /data kunitori
USER kunitori
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health/ready', timeout=4)"]
ENTRYPOINT ["kunitori"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser", "--log", "json"]
