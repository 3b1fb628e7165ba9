import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { sessionList } from '#contract/lists/sessions.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Row = ReplyOf<typeof backoffice.listSessions>['rows'][number]
type Props = { readonly playerId: number; readonly openSessions: number }

export function SessionsTab({ playerId, openSessions }: Props) {
  const { t, language } = useTexts()
  const mayEnd = useMay('players.sessions.end')
  const [ending, setEnding] = useState<'all' | { readonly sessionId: string }>()
  return (
    <>
      {openSessions > 0 ? (
        <div className={layout.bar}>
          <ActionButton
            permission="players.sessions.end"
            label={t('sessions.endAll', { count: openSessions })}
            icon={<LogOut aria-hidden="true" />}
            onClick={() => setEnding('all')}
          />
        </div>
      ) : null}
      <DataList
        list={sessionList}
        label={t('tab.sessions')}
        empty={t('sessions.none')}
        read={(question) =>
          ask(
            api(backoffice.listSessions, {
              query: { ...question, playerId } as QueryOf<typeof backoffice.listSessions>,
            }),
          )
        }
        keyOf={({ sessionId }) => sessionId}
        keptAs={['player', playerId, 'sessions']}
        of={{ playerId: String(playerId) }}
        cells={{
          endedAt: ({ endedAt, endReason }: Row) =>
            endedAt ? (
              <>
                <Status kind="idle">{t('sessions.ended')}</Status>{' '}
                <span className={joinClasses(textStyles.small, textStyles.muted)}>
                  {writeMoment(endedAt, language)}
                  {endReason ? `, ${t(`end.${endReason}`)}` : ''}
                </span>
              </>
            ) : (
              <Status kind="info">{t('sessions.open')}</Status>
            ),
        }}
        actions={(row: Row) =>
          row.endedAt === null && mayEnd ? (
            <Button variant="ghost" data-opener onClick={() => setEnding(row)}>
              {t('sessions.end')}
            </Button>
          ) : null
        }
      />
      {ending ? (
        <ConfirmDialog
          title={t(ending === 'all' ? 'sessions.endAllTitle' : 'sessions.endTitle', { id: playerId })}
          button={t(ending === 'all' ? 'sessions.endAllButton' : 'sessions.endButton')}
          isDangerous
          consequences={[
            {
              kind: 'stop',
              what: t('lock.sessions'),
              text: t(ending === 'all' ? 'sessions.nowAll' : 'sessions.nowOne'),
            },
            { kind: 'ok', what: t('sessions.rounds'), text: t('sessions.roundsSettle') },
          ]}
          onClose={() => setEnding(undefined)}
          onCommit={async ({ explanation }) => {
            const one = ending === 'all' ? {} : { sessionId: ending.sessionId }
            await ask(api(backoffice.endSessions, { body: { playerId, explanation, ...one } }))
            await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
            announce(t('sessions.done'))
          }}
        />
      ) : null}
    </>
  )
}
