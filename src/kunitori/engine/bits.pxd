# Bit helpers as inline C; bits.py is the same for the uncompiled run.
ctypedef unsigned long long u64
ctypedef unsigned char u8
ctypedef short i16

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int kunitori_lowest(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static __inline int kunitori_highest(unsigned long long m) { unsigned long i; _BitScanReverse64(&i, m); return (int)i; }
    #else
    #define kunitori_lowest(m) __builtin_ctzll(m)
    #define kunitori_highest(m) (63 - __builtin_clzll(m))
    #endif
    """
    int kunitori_lowest(u64 m) noexcept nogil
    int kunitori_highest(u64 m) noexcept nogil

cdef inline u64 bit(int k) noexcept nogil:
    return (<u64>1) << k

cdef inline u64 no_bits() noexcept nogil:
    return 0

cdef inline u64 bits_to(int n) noexcept nogil:
    return ((<u64>2) << n) - 1

cdef inline int lowest(u64 m) noexcept nogil:
    return kunitori_lowest(m)

cdef inline int highest(u64 m) noexcept nogil:
    return kunitori_highest(m)

cdef inline int popcount(u64 m) noexcept nogil:
    m = m - ((m >> 1) & <u64>0x5555555555555555)
    m = (m & <u64>0x3333333333333333) + ((m >> 2) & <u64>0x3333333333333333)
    m = (m + (m >> 4)) & <u64>0x0F0F0F0F0F0F0F0F
    return <int>((m * <u64>0x0101010101010101) >> 56)

cdef inline int nth_bit(u64 m, int n) noexcept nogil:
    while n > 0:
        m &= m - 1
        n -= 1
    return kunitori_lowest(m)
