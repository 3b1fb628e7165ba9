import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { triggerList } from '#contract/lists/triggers.ts'
import { listTriggers } from '#contract/onling-v2/platform-event.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { STATE_KINDS, TRIGGERS } from './triggers.ts'

type Row = ReplyOf<typeof listTriggers>['rows'][number]

/** All triggers: event, action, state, and number of firings. */
export function TriggerList() {
  const { t } = useTexts()
  return (
    <DataList
      list={triggerList}
      label={t('screen.triggers')}
      empty={t('triggers.none')}
      read={(question) => ask(api(listTriggers, { query: question as QueryOf<typeof listTriggers> }))}
      keyOf={({ triggerId }) => triggerId}
      keptAs={TRIGGERS}
      cells={{
        name: ({ triggerId, terms }: Row) => (
          <Link to={paths.trigger(triggerId)} data-opener>
            <b>{terms.name}</b>
          </Link>
        ),
        definitionKey: ({ definitionKey }: Row) => <span className={textStyles.code}>{definitionKey}</span>,
        state: ({ state }: Row) => <Status kind={STATE_KINDS[state]}>{t(`triggers.state.${state}`)}</Status>,
        fired: ({ fired, terms }: Row) => t('triggers.firedOf', { fired, budget: terms.limits.budget }),
      }}
    />
  )
}
