import type { AuthorityPackage } from '#contract/play-v1/authorities.ts'

/** Whether a package should have a good answer by now and has none. */
export function isLate(
  { state, dueAt, isCurrent }: Pick<AuthorityPackage, 'state' | 'dueAt' | 'isCurrent'>,
  now: number,
): boolean {
  return isCurrent && state !== 'accepted' && Date.parse(dueAt) < now
}
