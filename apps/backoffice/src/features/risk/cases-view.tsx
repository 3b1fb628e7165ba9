import { useState } from 'react'
import { Link } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { riskCaseList } from '#contract/lists/risk.ts'
import { listCases } from '#contract/play-v1/risk-cases.ts'
import type { CaseRow } from '#contract/shapes/risk.ts'
import { api, ask } from '../../shell/api.ts'
import { BulkButton } from '../../shell/list/bulk-button.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { useMarked } from '../../shell/list/use-marked.ts'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { BulkCases } from './bulk-cases.tsx'
import { caseStatus, RISK } from './risk.ts'

export type CaseView = 'mine' | 'cases' | 'closed'

const OPEN = ['open', 'waiting']
/** Parameters of a view besides the filter in the URL. */
const ASKED: Readonly<Record<CaseView, { readonly states: readonly string[]; readonly owner?: 'mine' }>> = {
  mine: { states: OPEN, owner: 'mine' },
  cases: { states: OPEN },
  closed: { states: ['closed'] },
}
const READ_EVERY_MS = 20_000

/** Cases of one view, the first due at the top. */
export function CasesView({ view }: { readonly view: CaseView }) {
  const { t, language } = useTexts()
  const { states, owner } = ASKED[view]
  const may = useMay('risk.work')
  const { clear, keep, rows: chosen, ...marks } = useMarked(({ caseId }: CaseRow) => caseId)
  const [isBulk, setBulk] = useState(false)
  const marking = {
    ...marks,
    labelOf: ({ number }: CaseRow) => t('risk.markCase', { number }),
    does:
      chosen.length > 0 ? (
        <BulkButton
          permission="risk.work"
          label={t('risk.bulk', { count: chosen.length })}
          onClick={() => setBulk(true)}
        />
      ) : null,
  }
  return (
    <>
      <DataList
        list={riskCaseList}
        label={t(`risk.view.${view}`)}
        empty={t('risk.noCases')}
        read={async (question) =>
          keep(await ask(api(listCases, { query: { states: [...states], ...question } as QueryOf<typeof listCases> })))
        }
        {...(may ? { marking } : {})}
        keyOf={({ caseId }) => caseId}
        keptAs={[...RISK, view]}
        asked={owner ? { owner } : {}}
        everyMs={READ_EVERY_MS}
        cells={{
          number: ({ caseId, number, area }: CaseRow) => (
            <Link to={paths.riskCase(caseId)} data-opener className={rowStyles.opener}>
              {t('risk.caseTitle', { number, area: t(`risk.area.${area}`) })}
            </Link>
          ),
          state: (row: CaseRow) => (
            <Status kind={caseStatus(row)}>{row.isLate ? t('risk.late') : t(`risk.caseState.${row.state}`)}</Status>
          ),
          dueAt: ({ dueAt, isLate }: CaseRow) => (
            <span className={isLate ? textStyles.late : undefined}>{writeMoment(dueAt, language)}</span>
          ),
          ownerName: ({ ownerName }: CaseRow) => ownerName ?? t('risk.nobody'),
        }}
      />
      {isBulk ? <BulkCases cases={chosen} onDone={clear} onClose={() => setBulk(false)} /> : null}
    </>
  )
}
