/** One part of a file, both ends included. */
type Range = { readonly from: number; readonly to: number }

/** The single range of a request (RFC 9110 §14.2); several ranges, or an invalid one, request the whole file. */
export function readRange(asked: string | undefined, bytes: number): Range | 'whole' | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'beyond' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 }
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= bytes ? 'beyond' : { from, to }
}
