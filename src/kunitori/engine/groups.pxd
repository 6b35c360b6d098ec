# Groups of decisions as inline C; groups.py is the same for the uncompiled run.

cdef inline bint in_attack(int kind) noexcept nogil:
    return kind == 3 or kind == 4 or kind == 5 or kind == 6 or kind == 7 or kind == 8

cdef inline bint in_defence(int kind) noexcept nogil:
    return kind == 9 or kind == 10

cdef inline bint in_aftermath(int kind) noexcept nogil:
    return kind == 11 or kind == 12 or kind == 13 or kind == 14 or kind == 15 or kind == 39

cdef inline bint in_effect(int kind) noexcept nogil:
    return kind == 19 or kind == 20 or kind == 21 or kind == 22 or kind == 23 or kind == 24 or kind == 25 or kind == 26 or kind == 27 or kind == 28 or kind == 40 or kind == 41

cdef inline bint in_field(int kind) noexcept nogil:
    return kind == 29 or kind == 30 or kind == 31 or kind == 32 or kind == 33 or kind == 34 or kind == 35 or kind == 36 or kind == 37 or kind == 38

cdef inline bint is_moegaharas(int kind) noexcept nogil:
    return kind == 29 or kind == 30 or kind == 31 or kind == 32 or kind == 33 or kind == 34 or kind == 35 or kind == 36 or kind == 37 or kind == 38 or kind == 39 or kind == 40

cdef inline bint is_later_step(int kind) noexcept nogil:
    return kind == 4 or kind == 5 or kind == 6 or kind == 10 or kind == 17 or kind == 18 or kind == 20 or kind == 23 or kind == 30 or kind == 31 or kind == 32 or kind == 33 or kind == 34 or kind == 35 or kind == 36

cdef inline bint names_a_seat(int kind) noexcept nogil:
    return kind == 4 or kind == 5 or kind == 11 or kind == 23 or kind == 26

cdef inline bint answers_seats(int kind) noexcept nogil:
    return kind == 6 or kind == 7 or kind == 12 or kind == 22 or kind == 24 or kind == 28 or kind == 33 or kind == 36 or kind == 39

cdef inline int secret_from(int kind) noexcept nogil:
    if kind == 20:
        return 2
    if kind == 25:
        return 1
    if kind == 27:
        return 0
    if kind == 35:
        return 0
    if kind == 40:
        return 1
    if kind == 41:
        return 2
    return 255
