type One = { readonly key: string; readonly isMet: boolean; readonly isRequired: boolean }

/** Rank of a requirement: verification at the bank completes others too, so it comes first. */
function rankOf({ key, isMet, isRequired }: One): number {
  if (isMet) return 3
  if (!isRequired) return 2
  return key === 'identity' ? 0 : 1
}

/** Open requirements first, the bank before all; then optional ones, and last those that are met. */
export function orderRequirements<Requirement extends One>(all: readonly Requirement[]): Requirement[] {
  return all.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Progress: counts only mandatory requirements. */
export function countMet(all: readonly One[]): { readonly done: number; readonly all: number } {
  const required = all.filter(({ isRequired }) => isRequired)
  return { done: required.filter(({ isMet }) => isMet).length, all: required.length }
}
