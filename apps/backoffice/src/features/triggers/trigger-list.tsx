import { Link } from 'react-router'
import { listTriggers } from '#contract/onling-v2/platform-event.ts'
import { TRIGGER_STATES } from '#contract/states/trigger-states.ts'
import { Select } from '#ui/field/select.tsx'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { STATE_KINDS, TRIGGERS } from './triggers.ts'

/** Every trigger: what it hears, what it does, where it stands, and how often it has fired. */
export function TriggerList() {
  const { t, language } = useTexts()
  const [search, change] = useAddressFilter()
  const state = TRIGGER_STATES.find((one) => one === search.get('state'))
  const { query, rows } = usePages([...TRIGGERS, 'list', state], (cursor) =>
    ask(api(listTriggers, { query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}) } })),
  )
  return (
    <>
      <div className={layout.fields}>
        <Select
          label={t('triggers.state')}
          value={state ?? ''}
          onChange={({ target }) => change('state', target.value)}
          options={[
            { value: '', label: t('triggers.anyState') },
            ...TRIGGER_STATES.map((one) => ({ value: one, label: t(`triggers.state.${one}`) })),
          ]}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.triggers')}
        empty={t('triggers.none')}
        head={
          <tr>
            <th>{t('triggers.name')}</th>
            <th>{t('triggers.event')}</th>
            <th>{t('triggers.action')}</th>
            <th>{t('triggers.state')}</th>
            <NumberHeader>{t('triggers.fired')}</NumberHeader>
            <th className={layout.wideOnly}>{t('triggers.lastFired')}</th>
          </tr>
        }
      >
        {rows.map(({ triggerId, terms, ...row }) => (
          <tr key={triggerId} data-row={triggerId} tabIndex={-1}>
            <td className={textStyles.bold}>
              <Link to={paths.trigger(triggerId)} data-opener>
                {terms.name}
              </Link>
            </td>
            <td className={textStyles.code}>{row.definitionKey}</td>
            <td>{t(`triggers.action.${terms.action.kind}`)}</td>
            <td>
              <Status kind={STATE_KINDS[row.state]}>{t(`triggers.state.${row.state}`)}</Status>
            </td>
            <NumberCell>{t('triggers.firedOf', { fired: row.fired, budget: terms.limits.budget })}</NumberCell>
            <td className={layout.wideOnly}>{row.lastFiredAt ? writeMoment(row.lastFiredAt, language) : '–'}</td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
