import type { WrongDays } from '../period.ts'

type Words = Readonly<Record<'from' | 'to' | 'noSuchDay' | 'wrongOrder', string>>

/** The answer to a link with days that cannot be used: which field, and what to do. A file of all days would not say so. */
export function refusedDays({ field, why }: WrongDays, words: Words): Response {
  return new Response(`${words[field]}: ${words[why]}\n`, {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
