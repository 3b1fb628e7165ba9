import { LogOut } from 'lucide-react'
import { useState } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = { readonly playerId: number; readonly openSessions: number }

export function SessionsTab({ playerId, openSessions }: Props) {
  const { t, language } = useTexts()
  const mayEnd = useMay('players.sessions.end')
  const [ending, setEnding] = useState<'all' | { readonly sessionId: string }>()
  const { query, rows } = usePages(['player', playerId, 'sessions'], (cursor) =>
    ask(api(backoffice.listSessions, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
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
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tab.sessions')}
        empty={t('sessions.none')}
        head={
          <tr>
            <th>{t('sessions.opened')}</th>
            <th className={layout.wideOnly}>{t('sessions.lastSeen')}</th>
            <th>{t('players.state')}</th>
            <th className={layout.wideOnly}>{t('sessions.client')}</th>
            <th>
              <span className={textStyles.aloud}>{t('sessions.end')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.sessionId} data-row={row.sessionId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
              {writeMoment(row.openedAt, language)}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {writeMoment(row.lastSeenAt, language)}
            </td>
            <td>
              {row.endedAt ? (
                <>
                  <Status kind="idle">{t('sessions.ended')}</Status>{' '}
                  <span className={joinClasses(textStyles.small, textStyles.muted)}>
                    {writeMoment(row.endedAt, language)}
                    {row.endReason ? `, ${t(`end.${row.endReason}`)}` : ''}
                  </span>
                </>
              ) : (
                <Status kind="info">{t('sessions.open')}</Status>
              )}
            </td>
            <td
              className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly, textStyles.cut)}
              style={{ maxWidth: 220 }}
              title={row.client}
            >
              {row.client}
            </td>
            <NumberCell>
              {row.endedAt === null && mayEnd ? (
                <Button variant="ghost" data-opener onClick={() => setEnding(row)}>
                  {t('sessions.end')}
                </Button>
              ) : null}
            </NumberCell>
          </tr>
        ))}
      </PagedList>
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
