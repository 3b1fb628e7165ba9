import type { PersonalPart } from '#server/players/index.ts'
import type { PrivacyNeeds } from './needs.ts'

/** Deletes the files of some parts. Idempotent, so a crash in between only delays it. */
export async function destroyFilesOf(
  { parts }: Pick<PrivacyNeeds, 'parts'>,
  playerId: number,
  which: (part: PersonalPart) => boolean,
): Promise<void> {
  for (const part of parts) if (which(part)) await part.destroyFiles?.(playerId)
}
