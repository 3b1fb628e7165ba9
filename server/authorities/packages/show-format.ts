import type { ReplyOf } from '#contract/call.ts'
import type { getFormat } from '#contract/play-v1/authorities.ts'
import { AISG_FORMAT } from '#exchange/aisg/format.ts'
import type { AuthorityNeeds } from '../needs.ts'

/** The documented format, part by part, with the certainty of each. */
export function showFormat({ hasPackages }: Pick<AuthorityNeeds, 'hasPackages'>): ReplyOf<typeof getFormat> {
  const { version, files, ...parts } = AISG_FORMAT
  return {
    version,
    isOn: hasPackages,
    parts: Object.entries(parts).map(([name, { certainty, ...values }]) => ({
      name,
      certainty,
      value: Object.entries(values)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(' · '),
    })),
    files: files.map(({ name, certainty, source, isWritten, columns }) => ({
      name,
      certainty,
      source,
      isWritten,
      columns: columns.map((column) => ({
        name: column.name,
        certainty: column.certainty,
        isUnchanging: column.isUnchanging === true,
      })),
    })),
  }
}
