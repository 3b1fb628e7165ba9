import { LogOut } from 'lucide-react'
import { useState } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
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
        <div className="bar">
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
            <th className="hide">{t('sessions.lastSeen')}</th>
            <th>{t('players.state')}</th>
            <th className="hide">{t('sessions.client')}</th>
            <th>
              <span className="sr">{t('sessions.end')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.sessionId} data-row={row.sessionId} tabIndex={-1}>
            <td className="s nw">{writeMoment(row.openedAt, language)}</td>
            <td className="s mut nw hide">{writeMoment(row.lastSeenAt, language)}</td>
            <td>
              {row.endedAt ? (
                <>
                  <Status kind="idle">{t('sessions.ended')}</Status>{' '}
                  <span className="s mut">
                    {writeMoment(row.endedAt, language)}
                    {row.endReason ? `, ${t(`end.${row.endReason}`)}` : ''}
                  </span>
                </>
              ) : (
                <Status kind="info">{t('sessions.open')}</Status>
              )}
            </td>
            <td className="s sec hide el" style={{ maxWidth: 220 }} title={row.client}>
              {row.client}
            </td>
            <td className="n">
              {row.endedAt === null && mayEnd ? (
                <button type="button" className="btn gh open-row" onClick={() => setEnding(row)}>
                  {t('sessions.end')}
                </button>
              ) : null}
            </td>
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
