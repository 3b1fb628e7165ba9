import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { compareVersions } from '#contract/play-v1/staff-content.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, type Item } from './content.ts'
import styles from './content.module.css'
import { foldSame, type Folded } from './fold-same.ts'

/** The differences between two versions. */
export function DifferenceView({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { contentId, latestVersion, liveVersion, versions } = item
  const [before, setBefore] = useState(liveVersion ?? 1)
  const [after, setAfter] = useState(latestVersion)
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'difference', before, after],
    queryFn: () => ask(api(compareVersions, { query: { contentId, before, after } })),
  })
  const choose = (label: string, value: number, onChange: (version: number) => void) => (
    <Select label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          {version}
        </option>
      ))}
    </Select>
  )
  return (
    <>
      <div className={layout.row}>
        {choose(t('content.compareBefore'), before, setBefore)}
        {choose(t('content.compareAfter'), after, setAfter)}
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data?.lines.every(({ kind }) => kind === 'same') ? <p>{t('content.same')}</p> : null}
      <ol className={styles.difference}>
        {foldSame(query.data?.lines ?? []).map((line, place) => (
          <li key={`${place}`} data-kind={line.kind}>
            <LineShown line={line} />
          </li>
        ))}
      </ol>
    </>
  )
}

function LineShown({ line }: { readonly line: Folded }) {
  const { t } = useTexts()
  if (line.kind === 'folded') return t('content.leftOut', { count: line.count })
  if (line.kind === 'added') return <ins aria-label={`${t('content.added')}: ${line.text}`}>{line.text}</ins>
  if (line.kind === 'removed') return <del aria-label={`${t('content.removed')}: ${line.text}`}>{line.text}</del>
  return line.text
}
