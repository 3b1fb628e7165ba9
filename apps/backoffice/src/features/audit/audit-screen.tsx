import type { QueryOf } from '#contract/call.ts'
import { auditList } from '#contract/lists/audit.ts'
import * as user from '#contract/onling-v2/user.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useAuditCells } from './audit-cells.tsx'
import { ChainBar } from './chain-bar.tsx'
import { foldRepeats, type FoldedRow } from './fold-repeats.ts'

/** Single records, before equal ones are merged. */
async function readLines(question: object) {
  const page = await ask(api(user.getAudit, { query: question as QueryOf<typeof user.getAudit> }))
  return { ...page, rows: page.rows.map((row): FoldedRow => ({ ...row, times: 1, seconds: 0 })) }
}

/** Who did or saw what, newest first. The filter contains only numbers and actions, so it is in the URL. */
export function AuditScreen() {
  const { t } = useTexts()
  const [search, change] = useAddressFilter()
  const cells = useAuditCells()
  // Read-only records are many: they are loaded only on demand.
  const areLooksShown = search.get('looks') === 'too'
  const asked: Readonly<Record<string, string>> = areLooksShown ? {} : { changesOnly: 'true' }
  return (
    <>
      <div className={layout.head}>
        <h1 className={layout.grow}>{t('screen.audit')}</h1>
        <label className={layout.row}>
          <input
            type="checkbox"
            checked={!areLooksShown}
            onChange={({ target }) => change('looks', target.checked ? '' : 'too')}
          />
          {t('audit.changesOnly')}
        </label>
      </div>
      <ChainBar />
      <DataList
        list={auditList}
        label={t('screen.audit')}
        empty={t('audit.none')}
        read={readLines}
        keyOf={({ auditId }) => String(auditId)}
        asked={asked}
        arrange={foldRepeats}
        cells={cells}
      />
    </>
  )
}
