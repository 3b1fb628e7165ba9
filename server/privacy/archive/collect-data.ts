import { PERSONAL_PARTS, type PersonalPartName } from '#contract/states/privacy-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { PersonalFile, PersonalPart } from '#server/players/index.ts'

export type CollectedPart = { readonly name: PersonalPartName; readonly content: Readonly<Record<string, unknown>> }

/** Reads parts of one player, in the order of the archive; parts with the same name from several rooms are joined. */
export async function collectData(
  parts: readonly PersonalPart[],
  db: Querier,
  playerId: number,
): Promise<CollectedPart[]> {
  const found = new Map<PersonalPartName, Record<string, unknown>>()
  for (const part of parts) found.set(part.name, { ...found.get(part.name), ...(await part.read(db, playerId)) })
  return PERSONAL_PARTS.flatMap((name) => {
    const content = found.get(name)
    return content ? [{ name, content }] : []
  })
}

export async function collectFiles(
  parts: readonly PersonalPart[],
  db: Querier,
  playerId: number,
): Promise<PersonalFile[]> {
  const files: PersonalFile[] = []
  for (const { readFiles } of parts) files.push(...((await readFiles?.(db, playerId)) ?? []))
  return files
}
