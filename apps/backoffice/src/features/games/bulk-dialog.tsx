import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Static } from 'typebox'
import * as management from '#contract/games-v3/games-management.ts'
import type { Tag } from '#contract/shapes/game.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { StaffGame } from './filter-games.ts'
import { readGamesAgain, useTagNames } from './use-games.ts'
import styles from './games.module.css'

export type BulkAction = 'disable' | 'enable' | 'addTag' | 'removeTag' | 'bonus' | 'showPlan' | 'hidePlan'

/** A dry run, or the real change. */
type Trying = { dryRun: boolean; acceptedWarnings?: string[] }

type Props = {
  readonly action: BulkAction
  readonly games: readonly StaffGame[]
  readonly tags: readonly Static<typeof Tag>[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * A change of many games: first a dry run by the server, one line for each game; then only the possible ones are sent.
 */
export function BulkDialog({ action, games, tags, onClose, onDone }: Props) {
  const { t } = useTexts()
  const tagName = useTagNames()
  const [tagKey, setTagKey] = useState(tags[0]?.key ?? '')
  const [percent, setPercent] = useState(100)
  const keys = games.map(({ key }) => key)
  const isTagged = action === 'addTag' || action === 'removeTag'

  const send = (gameKeys: string[], explanation: string, of: Trying) =>
    sendBulk(action, { gameKeys, explanation, ...of }, { tagKey, bonusPercent: percent })
  const trial = useQuery({
    queryKey: ['games', 'trial', action, keys, tagKey, percent],
    queryFn: () => send(keys, t('games.trialReason'), { dryRun: true }),
    staleTime: 0,
  })
  const lines = trial.data?.games ?? []
  const passing = lines.filter(({ verdict }) => verdict === 'changes').map(({ gameKey }) => gameKey)
  const sessions = lines
    .filter(({ gameKey }) => passing.includes(gameKey))
    .reduce((sum, { openSessions }) => sum + openSessions, 0)
  const nameOf = (key: string) => games.find((game) => game.key === key)?.name ?? key
  return (
    <ConfirmDialog
      title={t(`games.bulkTitle.${action}`, { count: games.length })}
      button={t(`games.bulkButton.${action}`, { count: passing.length })}
      isDangerous={action === 'disable'}
      consequences={[
        {
          kind: 'ok',
          what: t('games.willChange'),
          text: t('games.ofMarked', { passing: passing.length, count: games.length }),
        },
        ...(action === 'disable'
          ? [
              {
                kind: 'stop' as const,
                what: t('games.openSessions'),
                text: t('games.sessionsGoOn', { count: sessions }),
              },
            ]
          : []),
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (passing.length === 0) return
        await send(passing, explanation, { dryRun: false, acceptedWarnings })
        await readGamesAgain()
        announce(t('games.bulkDone', { count: passing.length }))
        onDone()
      }}
    >
      {isTagged ? (
        <Select label={t('games.tag')} value={tagKey} onChange={(event) => setTagKey(event.target.value)}>
          {tags.map((tag) => (
            <option key={tag.key} value={tag.key}>
              {tagName(tag.key)}
            </option>
          ))}
        </Select>
      ) : null}
      {action === 'bonus' ? (
        <Field label={t('games.bonusField')}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={0}
              max={100}
              step={1}
              value={percent}
              onChange={(event) => setPercent(Math.min(100, Math.max(0, Math.trunc(Number(event.target.value)))))}
            />
          )}
        </Field>
      ) : null}
      {trial.isError ? <ProblemNote error={trial.error} onRetry={() => void trial.refetch()} /> : null}
      <Trial action={action} lines={lines} isPending={trial.isPending} nameOf={nameOf} />
    </ConfirmDialog>
  )
}

function sendBulk(
  action: BulkAction,
  body: Trying & { gameKeys: string[]; explanation: string },
  { tagKey, bonusPercent }: { readonly tagKey: string; readonly bonusPercent: number },
) {
  switch (action) {
    case 'enable':
      return ask(api(management.setEnabledGames, { body }))
    case 'disable':
      return ask(api(management.setDisabledGames, { body }))
    case 'addTag':
      return ask(api(management.addTag, { body: { ...body, tagKey } }))
    case 'removeTag':
      return ask(api(management.removeTag, { body: { ...body, tagKey } }))
    case 'bonus':
      return ask(api(management.setGamesBonusCoefficient, { body: { ...body, bonusPercent } }))
    default:
      return ask(api(management.setGamesGamePlanVisibility, { body: { ...body, isVisible: action === 'showPlan' } }))
  }
}

type TrialProps = {
  readonly action: BulkAction
  readonly lines: Awaited<ReturnType<typeof sendBulk>>['games']
  readonly isPending: boolean
  readonly nameOf: (gameKey: string) => string
}

/** The result of the dry run for each game. */
function Trial({ action, lines, isPending, nameOf }: TrialProps) {
  const { t, or } = useTexts()
  return (
    <ul className={styles.trial} aria-label={t('games.trial')} aria-busy={isPending}>
      {lines.map(({ gameKey, verdict, obstacle, openSessions }) => (
        <li key={gameKey} className={joinClasses(layout.row, layout.between)}>
          <span className={textStyles.cut}>{nameOf(gameKey)}</span>
          <span className={layout.row}>
            {action === 'disable' || action === 'enable' ? (
              <span className={joinClasses(textStyles.small, textStyles.muted)}>
                {t('games.sessions', { count: openSessions })}
              </span>
            ) : null}
            <Status kind={verdict === 'changes' ? 'ok' : verdict === 'same' ? 'idle' : 'stop'}>
              {obstacle ? or(`games.obstacle.${obstacle}`, obstacle) : t(`games.verdict.${verdict}`)}
            </Status>
          </span>
        </li>
      ))}
    </ul>
  )
}
