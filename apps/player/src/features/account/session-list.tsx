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
  const untilOf = (id: string) => remembered.find(({ sessionId }) => sessionId === id)?.expiresAt
  const lineOf = (sessionId: string) => ({
    sessionId,
    until: untilOf(sessionId),
    isEnding: ending.isPending && ending.variables === sessionId,
    onEnd: () => ending.mutate(sessionId),
  })
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
        <DeviceLine
          key={sessionId}
          {...lineOf(sessionId)}
          name={isCurrent ? t('thisDevice') : client}
          times={{ openedAt, lastSeenAt }}
          endWords={isCurrent ? undefined : t('endSession')}
        />
      ))}
      {remembered
        .filter(({ sessionId }) => !isLiving(sessionId))
        .map(({ sessionId, client }) => (
          <DeviceLine key={sessionId} {...lineOf(sessionId)} name={client} endWords={t('forgetDevice')} />
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
        <OnceButton variant="ghost" onClick={() => void endAll()}>
          {t('endAll')}
        </OnceButton>
      </li>
    </ListSection>
  )
}

type LineProps = {
  readonly sessionId: string
  readonly name: string
  readonly times?: { readonly openedAt: string; readonly lastSeenAt: string }
  /** Until when the device is remembered. */
  readonly until: string | undefined
  /** Words of the button that ends it; without them there is none. */
  readonly endWords: string | undefined
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** A device that is signed in or remembered. Buttons of the same name are told apart by their line. */
function DeviceLine({ sessionId, name, times, until, endWords, isEnding, onEnd }: LineProps) {
  const t = useTranslations('account')
  const format = useFormatter()
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const id = `session-${sessionId}`
  return (
    <li>
      <span id={id}>
        {name}
        {times ? (
          <small>{t('sessionTimes', { opened: moment(times.openedAt), seen: moment(times.lastSeenAt) })}</small>
        ) : null}
        {until ? (
          <small>{t('rememberedUntil', { date: format.dateTime(new Date(until), { dateStyle: 'medium' }) })}</small>
        ) : null}
      </span>
      {endWords ? (
        <Button size="small" variant="ghost" aria-describedby={id} isLoading={isEnding} onClick={onEnd}>
          {endWords}
        </Button>
      ) : null}
    </li>
  )
}
