import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignManyCases, listWorkers } from '#contract/play-v1/risk-cases.ts'
import type { CaseRow } from '#contract/shapes/risk.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import { BulkDialog } from '../../shell/list/bulk-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { RISK } from './risk.ts'

type Props = { readonly cases: readonly CaseRow[]; readonly onDone: () => void; readonly onClose: () => void }

/** Assigns selected cases to somebody who works in the area of the first, or unassigns them. */
export function BulkCases({ cases, onDone, onClose }: Props) {
  const { t } = useTexts()
  const [owner, setOwner] = useState('')
  const area = cases[0]?.area ?? 'money'
  const workers = useQuery({
    queryKey: [...RISK, 'workers', area],
    queryFn: () => ask(api(listWorkers, { query: { area } })),
  })
  const run = async (isPreview: boolean) => {
    const seen = cases.map(({ caseId, ownerId }) => ({ caseId, seenOwnerId: ownerId }))
    const body = { cases: seen, ownerId: owner === '' ? null : Number(owner), isPreview }
    const { rows } = await ask(api(assignManyCases, { body }))
    return rows.map(({ caseId, code, number, outcome }) => ({
      key: caseId,
      name: number === null ? '–' : String(number),
      outcome,
      code,
    }))
  }
  return (
    <BulkDialog
      title={t('risk.bulkTitle', { count: cases.length })}
      asked={[owner, cases]}
      run={run}
      onDone={async () => {
        onDone()
        await queryClient.invalidateQueries({ queryKey: RISK })
      }}
      onClose={onClose}
    >
      <Select label={t('lists.bulkWhat')} value={owner} onChange={({ target }) => setOwner(target.value)}>
        <option value="">{t('risk.nobody')}</option>
        {workers.data?.people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
    </BulkDialog>
  )
}
