import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { compareVersions } from '#contract/play-v1/staff-content.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, type Item } from './content.ts'
import { DifferenceLines } from './difference-lines.tsx'

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
      {query.data ? <DifferenceLines lines={query.data.lines} /> : null}
    </>
  )
}
