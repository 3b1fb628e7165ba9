import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { listMessages } from '#contract/play-v1/messages.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status, type StatusKind } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Message = ReplyOf<typeof listMessages>['messages'][number]

/** Messages to the player's contacts and their delivery states, without their content. */
export function MessagesList({ playerId }: { readonly playerId: number }) {
  const { t, or, language } = useTexts()
  const query = useQuery({
    queryKey: ['player', playerId, 'messages'],
    queryFn: () => ask(api(listMessages, { query: { playerId } })),
  })
  const messages = query.data?.messages ?? []
  return (
    <section aria-labelledby="messages-title" aria-busy={query.isPending}>
      <h2 id="messages-title" className={layout.padded}>
        {t('messages.title')}
      </h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && messages.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.muted)}>{t('messages.none')}</p>
      ) : null}
      {messages.length > 0 ? (
        <Table
          scrolls="around"
          head={
            <tr>
              <th>{t('messages.at')}</th>
              <th>{t('messages.what')}</th>
              <th>{t('messages.end')}</th>
            </tr>
          }
        >
          {messages.map((message) => (
            <tr key={`${message.queuedAt} ${message.channel} ${message.template}`}>
              <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
                {writeMoment(message.queuedAt, language)}
              </td>
              <td className={textStyles.small}>
                {t(`messages.${message.channel}`)}, {or(`template.${message.template}`, message.template)}
              </td>
              <td className={textStyles.small}>
                <Status kind={kindOf(message)}>{t(`messages.is.${message.delivery ?? message.state}`)}</Status>
                {message.problem ? <div className={textStyles.muted}>{message.problem}</div> : null}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </section>
  )
}

function kindOf({ state, delivery }: Message): StatusKind {
  if (delivery === 'DELIVERED') return 'ok'
  if (delivery === 'UNDELIVERABLE' || delivery === 'EXPIRED' || delivery === 'REJECTED' || state === 'failed')
    return 'stop'
  return state === 'sent' ? 'info' : state === 'stopped' ? 'idle' : 'wait'
}
