type One = { readonly key: string; readonly isMet: boolean; readonly isRequired: boolean }

/** Rank of a thing to do: who has verified at the bank has less left to do, so that comes before everything else. */
function rankOf({ key, isMet, isRequired }: One): number {
  if (isMet) return 3
  if (!isRequired) return 2
  return key === 'identity' ? 0 : 1
}

/** What is still to do comes first, the bank before all; then what nobody must do, and last what is done. */
export function orderRequirements<Requirement extends One>(all: readonly Requirement[]): Requirement[] {
  return all.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** How far somebody is: of what is asked of everybody, and of nothing else. */
export function countMet(all: readonly One[]): { readonly done: number; readonly all: number } {
  const required = all.filter(({ isRequired }) => isRequired)
  return { done: required.filter(({ isMet }) => isMet).length, all: required.length }
}
