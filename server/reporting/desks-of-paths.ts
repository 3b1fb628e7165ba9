import type { ReportNeeds } from './needs.ts'

const DESK = /^desk:([^:]+):cash$/

/** The ids of the cash desks whose accounts are among these. */
export const deskIdsOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => DESK.exec(path)?.[1] ?? [])),
]

/** Names of the cash desks whose accounts are among these, by the id that is in the path. */
export async function desksOfPaths(
  { nameDesks }: Pick<ReportNeeds, 'nameDesks'>,
  paths: readonly string[],
): Promise<Record<string, string>> {
  return Object.fromEntries(await nameDesks(deskIdsOf(paths)))
}
