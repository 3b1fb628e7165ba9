/** Bytes of the heap that something still uses; where the process was started with --expose-gc, without what nothing uses. */
export function heapInUse(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
