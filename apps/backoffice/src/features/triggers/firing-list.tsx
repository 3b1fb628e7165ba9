import { Link } from 'react-router'
import { listFirings } from '#contract/play-v1/triggers.ts'
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
import { TRIGGERS, type Firing } from './triggers.ts'

/** What triggers did for events that they heard, and why one did not fire: of one trigger, or of all. */
export function FiringList({ triggerId }: { readonly triggerId?: string }) {
  const { t, language } = useTexts()
  const [search, change] = useAddressFilter()
  const shown = (['fired', 'not'] as const).find((one) => one === search.get('shown'))
  const of = {
    ...(triggerId === undefined ? {} : { triggerId }),
    ...(shown === undefined ? {} : { hasFired: shown === 'fired' }),
  }
  const { query, rows } = usePages([...TRIGGERS, 'firings', of], (cursor) =>
    ask(api(listFirings, { query: { ...of, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <>
      <div className={layout.fields}>
        <Select
          label={t('triggers.outcome')}
          value={shown ?? ''}
          onChange={({ target }) => change('shown', target.value)}
          options={[
            { value: '', label: t('triggers.outcome.all') },
            { value: 'fired', label: t('triggers.outcome.fired') },
            { value: 'not', label: t('triggers.outcome.not') },
          ]}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('triggers.view.firings')}
        empty={t('triggers.noFirings')}
        head={
          <tr>
            <th>{t('triggers.at')}</th>
            <NumberHeader>{t('players.number')}</NumberHeader>
            <th>{t('triggers.outcome')}</th>
            <th>{t('triggers.event')}</th>
            <NumberHeader className={layout.wideOnly}>{t('triggers.eventNumber')}</NumberHeader>
            <NumberHeader className={layout.wideOnly}>{t('triggers.version')}</NumberHeader>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.firingId} data-row={row.firingId} tabIndex={-1}>
            <td className={textStyles.small}>{writeMoment(row.at, language)}</td>
            <NumberCell>
              {row.playerId === null ? (
                '–'
              ) : (
                <Link to={paths.player(row.playerId)} data-opener>
                  {row.playerId}
                </Link>
              )}
            </NumberCell>
            <td>
              <Outcome firing={row} />
            </td>
            <td className={textStyles.code}>{row.event}</td>
            <NumberCell className={layout.wideOnly}>{row.eventId}</NumberCell>
            <NumberCell className={layout.wideOnly}>{row.version}</NumberCell>
          </tr>
        ))}
      </PagedList>
    </>
  )
}

function Outcome({ firing: { hasFired, whyNot, detail, delivery } }: { readonly firing: Firing }) {
  const { t, or } = useTexts()
  if (!hasFired)
    return (
      <Status kind="idle">
        {t(`triggers.whyNot.${whyNot ?? 'failed'}`)}
        {detail ? ` (${or(`triggers.detail.${detail}`, detail)})` : ''}
      </Status>
    )
  if (!delivery) return <Status kind="ok">{t('triggers.outcome.fired')}</Status>
  const kind = delivery.state === 'sent' ? 'ok' : delivery.state === 'failed' ? 'stop' : 'wait'
  return (
    <Status kind={kind}>
      {t(`triggers.delivery.${delivery.state}`, { attempts: delivery.attempts })}
      {delivery.problem ? ` (${delivery.problem})` : ''}
    </Status>
  )
}
