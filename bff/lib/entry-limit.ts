/**
 * Options of an `LRUCache` of at most `count` entries. Its own option `max` reserves memory for all of them when the cache is created,
 * up to 50 bytes each: 2 MB for 50,000.
 */
export const atMost = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 })
