import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getActiveSessions } from '#contract/onling-v2/player.ts'
import { endAllSessions, endSession } from '#contract/play-v1/player-account.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { forgetPlayer } from '../../shell/session/forget-player.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ListSection } from './list-section.tsx'
import { OnceButton } from '../../shell/once-button.tsx'

/** Buttons of the same name are told apart by the line that they are in. */
const lineId = (sessionId: string) => `session-${sessionId}`

/** Where the player is signed in, and which devices are remembered, with the end of one or of all. */
export function SessionList() {
  const t = useTranslations('account')
  const format = useFormatter()
  const { locale } = useSite()
  const queries = useQueryClient()
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => {
      const answer = await api(getActiveSessions, { query: {} })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data
    },
  })
  const ending = useMutation({
    mutationFn: async (sessionId: string) => {
      const answer = await api(endSession, { body: { sessionId } })
      if (!answer.ok) throw new Error(answer.code)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })

  async function endAll() {
    const answer = await api(endAllSessions, { body: {} })
    if (!answer.ok) return void sessions.refetch()
    forgetPlayer()
    location.assign(paths.lobby(locale))
  }

  const rows = sessions.data?.sessions ?? []
  const remembered = sessions.data?.remembered ?? []
  const isLiving = (id: string) => rows.some(({ sessionId }) => sessionId === id)
  const writeUntil = (expiresAt: string) =>
    t('rememberedUntil', { date: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }) })
  const untilOf = (id: string) => remembered.find(({ sessionId }) => sessionId === id)?.expiresAt
  const previous = sessions.data?.previous
  return (
    <ListSection
      title={t('sessions')}
      state={sessions.status}
      isEmpty={rows.length === 0}
      empty={t('noSessions')}
      again={() => void sessions.refetch()}
    >
      {rows.map(({ sessionId, client, openedAt, lastSeenAt, isCurrent }) => (
        <li key={sessionId}>
          <span id={lineId(sessionId)}>
            {isCurrent ? t('thisDevice') : client}
            <small>
              {t('sessionTimes', {
                opened: format.dateTime(new Date(openedAt), { dateStyle: 'medium', timeStyle: 'short' }),
                seen: format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </small>
            {untilOf(sessionId) ? <small>{writeUntil(untilOf(sessionId) ?? '')}</small> : null}
          </span>
          {isCurrent ? null : (
            <Button
              size="small"
              variant="ghost"
              aria-describedby={lineId(sessionId)}
              isLoading={ending.isPending && ending.variables === sessionId}
              onClick={() => ending.mutate(sessionId)}
            >
              {t('endSession')}
            </Button>
          )}
        </li>
      ))}
      {remembered
        .filter(({ sessionId }) => !isLiving(sessionId))
        .map(({ sessionId, client, expiresAt }) => (
          <li key={sessionId}>
            <span id={lineId(sessionId)}>
              {client}
              <small>{writeUntil(expiresAt)}</small>
            </span>
            <Button
              size="small"
              variant="ghost"
              aria-describedby={lineId(sessionId)}
              isLoading={ending.isPending && ending.variables === sessionId}
              onClick={() => ending.mutate(sessionId)}
            >
              {t('forgetDevice')}
            </Button>
          </li>
        ))}
      {previous ? (
        <li>
          <span>
            {t('previousSignIn')}
            <small>
              {format.dateTime(new Date(previous.openedAt), { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
              {previous.client}
            </small>
          </span>
        </li>
      ) : null}
      <li>
        <OnceButton variant="ghost" className="button-full" onClick={() => void endAll()}>
          {t('endAll')}
        </OnceButton>
      </li>
    </ListSection>
  )
}
