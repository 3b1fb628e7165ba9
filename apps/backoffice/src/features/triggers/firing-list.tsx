import type { QueryOf } from '#contract/call.ts'
import { firingList } from '#contract/lists/firings.ts'
import { listFirings } from '#contract/play-v1/triggers.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { TRIGGERS, type Firing } from './triggers.ts'

/** Results of triggers for their events, and why one did not fire: of one trigger, or of all. */
export function FiringList({ triggerId }: { readonly triggerId?: string }) {
  const { t } = useTexts()
  const [search, change] = useAddressFilter()
  return (
    <>
      <div className={layout.fields}>
        <Select
          label={t('triggers.outcome')}
          value={search.get('hasFired') ?? ''}
          onChange={({ target }) => change('hasFired', target.value)}
          options={[
            { value: '', label: t('triggers.outcome.all') },
            { value: 'true', label: t('triggers.outcome.fired') },
            { value: 'false', label: t('triggers.outcome.not') },
          ]}
        />
      </div>
      <DataList
        list={firingList}
        label={t('triggers.view.firings')}
        empty={t('triggers.noFirings')}
        read={(question) => ask(api(listFirings, { query: question as QueryOf<typeof listFirings> }))}
        keyOf={({ firingId }) => firingId}
        keptAs={[...TRIGGERS, 'firings']}
        {...(triggerId === undefined ? {} : { of: { triggerId } })}
        cells={{
          hasFired: (firing: Firing) => <Outcome firing={firing} />,
          event: ({ event }: Firing) => <span className={textStyles.code}>{event}</span>,
        }}
      />
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
