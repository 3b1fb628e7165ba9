/** Used bytes of the heap; with --expose-gc after a garbage collection. */
export function heapInUse(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
