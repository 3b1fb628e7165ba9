import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { securityList } from '#contract/lists/security.ts'
import { listSecurityEvents } from '#contract/play-v1/staff-members.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { useSecurityWords } from '../../shell/security-row.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Row = ReplyOf<typeof listSecurityEvents>['rows'][number]

/** Events of sign-ins and permissions of all members of staff. */
export function SecurityLog() {
  const { t } = useTexts()
  const wordsOf = useSecurityWords()
  return (
    <DataList
      list={securityList}
      label={t('staff.view.security')}
      empty={t('staff.noEvents')}
      read={(question) => ask(api(listSecurityEvents, { query: question as QueryOf<typeof listSecurityEvents> }))}
      keyOf={({ eventId }) => String(eventId)}
      keptAs={['staff', 'security']}
      cells={{
        kind: (row: Row) => wordsOf(row),
        client: ({ client, source }: Row) => [client, source].filter(Boolean).join(', '),
      }}
    />
  )
}
