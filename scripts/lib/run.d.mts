/** What glibc is asked of every process that is started for the product. */
export const sparing: { MALLOC_ARENA_MAX: string; MALLOC_MMAP_THRESHOLD_: string };
