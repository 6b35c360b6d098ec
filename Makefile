# Every target installs what it needs into .venv, once. Nothing is installed outside this folder.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
SHELL := /bin/bash
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1

BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --no-build-isolation
INSTALL := KUNITORI_ENGINE=python $(PIP) --editable
SUITABLE := import sys; sys.exit(sys.version_info < (3, 11))
# The tests start Python hundreds of times, so its bytecode is kept even where the environment says otherwise.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder
SOURCES := $(shell find src/kunitori/engine -name '*.py' -o -name '*.pxd')

# Which engine is built in src. Another sanitizer means another engine.
ENGINE := .venv/.engine-$(or $(KUNITORI_SANITIZE),compiled)
ifeq ($(KUNITORI_ENGINE),python)
ENGINE := .venv/.builder
endif

.PHONY: help play terminal test test-all bench bench-envs load peers filled attack kill soak puzzles measure learn docs lint build dist audit lowest clean

help:
	@echo 'make play      the table in your browser      (ARGS="--port 8123" passes options on)'
	@echo 'make terminal  a game in this terminal        (ARGS="--lang de")'
	@echo 'make test      lint, types, and all but the slow tests'
	@echo 'make test-all  everything, with thousands of games'
	@echo 'make bench     the speed, compared with other engines'
	@echo 'make bench-envs  the speed of the environments, compared with others'
	@echo 'make load      1,000 tables of four at once, and two servers on one PostgreSQL'
	@echo 'make peers     what a move costs, beside boardgame.io (needs Node and npm)'
	@echo 'make filled    a store of 22,000 games beside an empty one'
	@echo 'make attack    attackers within all limits, and what honest players notice of them'
	@echo 'make kill      kill the server 200 times during play, on SQLite and on PostgreSQL'
	@echo 'make soak      half an hour of 100 tables that come and go'
	@echo 'make puzzles   mine puzzles from games of the bots (ARGS="--number 240 moegahara")'
	@echo 'make measure   whole games in four languages at nine sizes; all environments beside their peers; learning'
	@echo 'make learn     learn World on Fire from nothing with PPO, four times, and draw the curves'
	@echo 'make docs      the documentation as a site    (build/docs/index.html)'
	@echo 'make lint      ruff and mypy only'
	@echo 'make build     compile the engine             (make dist: sdist and wheel)'
	@echo 'make audit     check sdist and wheel for publishing, and all kinds of pages'
	@echo 'make lowest    try the oldest libraries that pyproject.toml allows'
	@echo 'make clean     remove everything that make created, .venv included'

play: $(ENGINE) .venv/.table
	@$(BIN)/kunitori serve $(ARGS)

terminal: $(ENGINE) .venv/.player
	@$(BIN)/kunitori play $(ARGS)

test: lint .venv/.extras .venv/.types
	@echo 'tests'
	@$(PYTEST) -m 'not slow' $(ARGS)

test-all: lint .venv/.extras .venv/.types
	@echo 'all tests'
	@$(PYTEST) $(ARGS)

bench: $(ENGINE) .venv/.player .venv/.bench
	@$(BIN)/kunitori bench engine $(ARGS); engine=$$?; $(BIN)/kunitori bench search $(ARGS) && exit $$engine

bench-envs: $(ENGINE) .venv/.bench-envs
	@.venv/bench-envs/bin/python -m kunitori.bench envs $(ARGS)

load: $(ENGINE) .venv/.extras
	@$(BIN)/python -m load $(ARGS)

peers: $(ENGINE) .venv/.extras
	@$(BIN)/python -m load.peers $(ARGS)

filled: $(ENGINE) .venv/.extras
	@$(BIN)/python -m load.filled $(ARGS)

attack: $(ENGINE) .venv/.extras
	@$(BIN)/python -m attack $(ARGS)

kill: $(ENGINE) .venv/.extras
	@$(BIN)/python -m load.killed $(ARGS)

soak: $(ENGINE) .venv/.extras
	@$(BIN)/python -m load.soak $(ARGS)

puzzles: $(ENGINE) .venv/.player
	@$(BIN)/python tools/mine_puzzles.py $(ARGS)

measure: $(ENGINE) .venv/.extras
	@$(BIN)/python -m tests.browser.whole_games $(ARGS)
	@for part in vector pettingzoo openspiel; do $(BIN)/python -W ignore -m tests.envs.measure_$$part || exit; done
	@$(MAKE) learn

learn: $(ENGINE) .venv/.learn
	@for seed in 1 2 3; do $(BIN)/python examples/learning/ppo.py --seed $$seed --rivals money,retainer/warrior \
	    --out docs/learning/mixed-$$seed || exit; done
	@$(BIN)/python examples/learning/ppo.py --out docs/learning/alone
	@$(BIN)/python tools/write_learning.py

docs: $(ENGINE) .venv/.docs
	@echo 'documentation'
	@$(BIN)/python -m sphinx -q -W --keep-going -j auto -d build/doctrees docs build/docs
	@echo 'build/docs/index.html'

lint: $(ENGINE) .venv/.developer
	@echo 'lint and types'
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary

build: .venv/.builder
	@rm -f $(ENGINE:.venv/.builder=)
	@$(MAKE) $(ENGINE)

dist: .venv/.developer
	@echo 'sdist and wheel -> dist'
	@$(BIN)/python -m build --no-isolation --outdir dist . >/dev/null

audit: $(ENGINE) .venv/.audit .venv/.extras
	@rm -rf build/audit && mkdir -p build/audit
	@KUNITORI_STRICT=1 $(BIN)/python -m build --no-isolation --outdir build/audit . >build/audit.log 2>&1 \
	    || { cat build/audit.log; exit 1; }
	@$(BIN)/validate-pyproject pyproject.toml
	@$(BIN)/twine check --strict build/audit/*
	@$(BIN)/check-wheel-contents build/audit/*.whl
	@set -o pipefail; $(BIN)/pyroma --min 10 . | grep 'Final rating'
	@if [ -x $(BIN)/auditwheel ]; then $(BIN)/auditwheel show build/audit/*.whl 2>/dev/null | grep -m 1 'platform tag'; fi
	@$(BIN)/python -m tests.browser.page_audit

lowest: .venv/.developer
	@tools/try_lowest

clean:
	@rm -rf .venv build dist docs/reference/names src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests \( -name '*.so' -o -name '*.pyd' -o -name '*.stamp' \) -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/.python:
	@if .venv/bin/python -c '$(SUITABLE)' 2>/dev/null; then touch $@; exit 0; fi; \
	for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	    if $$python -c '$(SUITABLE)' 2>/dev/null; then \
	        echo "virtual environment with $$($$python --version)"; \
	        rm -rf .venv; \
	        $$python -m venv .venv >/dev/null 2>&1 && touch $@ && exit 0; \
	        rm -rf .venv; broken=$$python; \
	    fi; \
	done; \
	if [ -n "$$broken" ]; then \
	    echo "$$broken cannot make virtual environments (Debian and Ubuntu: apt install python3-venv)" >&2; \
	else \
	    echo 'no Python 3.11 or newer was found; install one or name it: make PYTHON=/path/to/python3' >&2; \
	fi; exit 1

.venv/.builder: .venv/.python
	@$(PIP) 'setuptools>=77' 'Cython>=3.1'
	@touch $@

.venv/.player: .venv/.builder pyproject.toml setup.py
	@echo 'libraries for the terminal'
	@$(INSTALL) '.[play]'
	@touch $@

.venv/.table: .venv/.builder pyproject.toml setup.py
	@echo 'libraries for the table'
	@$(INSTALL) '.[web]'
	@touch $@

.venv/.developer: .venv/.builder pyproject.toml setup.py
	@echo 'libraries, tools for tests'
	@$(INSTALL) '.[web,push,arena,dev]'
	@touch $@

.venv/.extras: .venv/.developer
	@echo 'Lab, cluster, servers, language models, other engines, documentation'
	@$(INSTALL) '.[lab,cluster,server,pettingzoo,render,openspiel,bench,docs,mcp,textarena]' && touch $@ \
	    || echo 'cannot be installed here; their tests are skipped'

.venv/.learn: .venv/.builder pyproject.toml setup.py
	@echo 'libraries for learning'
	@$(INSTALL) '.[learn]'
	@touch $@

.venv/.docs: .venv/.builder pyproject.toml setup.py
	@echo 'tools for the documentation'
	@$(INSTALL) '.[docs]'
	@touch $@

.venv/.audit: .venv/.builder pyproject.toml
	@echo 'tools for publishing'
	@$(INSTALL) '.[audit]'
	@touch $@

# pyright brings its own Node, which is not available for every machine. Without it one test is skipped.
.venv/.types: .venv/.developer
	@$(INSTALL) '.[types]' 2>/dev/null && touch $@ || true

.venv/.bench: .venv/.player
	@echo 'other engines to compare with'
	@$(INSTALL) '.[bench]' && touch $@ \
	    || echo 'cannot be installed here; the comparison is skipped'

# Pgx installs a package named tests, which would hide ours. So these peers have an environment of their own.
.venv/.bench-envs: .venv/.builder pyproject.toml setup.py
	@echo 'other environments to compare with'
	@$(BIN)/python -m venv .venv/bench-envs
	@.venv/bench-envs/bin/python -m pip install -qq 'setuptools>=77' 'Cython>=3.1'
	@KUNITORI_ENGINE=python .venv/bench-envs/bin/python -m pip install -qq --no-build-isolation --editable '.[bench-envs]'
	@touch $@

.venv/.engine-%: .venv/.builder setup.py $(SOURCES)
	@echo 'engine'
	@rm -f .venv/.engine-* && touch .venv/.begun
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@if ls src/kunitori/engine/*.stamp >/dev/null 2>&1; then mv .venv/.begun $@; fi
