import type { Preview } from '#contract/shapes/approvals.ts'
import type { SealedColumn } from '#server/kernel/index.ts'
import { canonicalText } from './fingerprint.ts'
import type { ApprovalNeeds } from './needs.ts'

type Cipher = Pick<ApprovalNeeds, 'cipher'>
type Part = 'input' | 'look' | 'changed-look' | 'obstacle-details'

const placeOf = (part: Part, id: string) => `approvals.${part}:${id}`

export function sealPart({ cipher }: Cipher, part: Part, id: string, value: unknown): string {
  return cipher.seal(canonicalText(value), placeOf(part, id))
}

/** The opened value; undefined once it was erased with its person. */
export function openPart<T = unknown>(
  { cipher }: Cipher,
  part: Part,
  id: string,
  sealed: string | null,
): T | undefined {
  return sealed === null ? undefined : (JSON.parse(cipher.open(sealed, placeOf(part, id))) as T)
}

export function openPreview(
  needs: Cipher,
  part: 'look' | 'changed-look',
  id: string,
  sealed: string | null,
): Preview | null {
  return openPart<Preview>(needs, part, id, sealed) ?? null
}

const sealedColumn = (column: string, part: Part): SealedColumn => ({
  table: 'approvals.request',
  column,
  by: ['id'],
  belongsTo: (id = '') => placeOf(part, id),
})

/** Sealed columns of this room, which are sealed again when the key changes. */
export const approvalSealedColumns: readonly SealedColumn[] = [
  sealedColumn('input_sealed', 'input'),
  sealedColumn('look_sealed', 'look'),
  sealedColumn('changed_look_sealed', 'changed-look'),
  sealedColumn('obstacle_details_sealed', 'obstacle-details'),
]
