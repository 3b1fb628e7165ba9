import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getPlayer } from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { ExclusionBanner } from './protection/exclusion-banner.tsx'
import { CapabilityStrip } from './protection/capability-strip.tsx'
import { useExclusionsInForce } from './protection/use-exclusions.ts'

/** A summary of a player beside other work: who, in which state, and what they may do now. The name is covered. */
export function PlayerPicture({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const may = useMay('players.read')
  return may ? <Shown playerId={playerId} /> : <p className={textStyles.small}>{t('player.title', { id: playerId })}</p>
}

function Shown({ playerId }: { readonly playerId: number }) {
  const { t, or, language } = useTexts()
  const dossier = useQuery({
    queryKey: ['player', playerId, 'dossier'],
    queryFn: () => ask(api(getPlayer, { query: { playerId } })),
  })
  const excluded = useExclusionsInForce(playerId) ?? []
  const player = dossier.data
  if (dossier.isError) return <ProblemNote error={dossier.error} onRetry={() => void dossier.refetch()} />
  if (!player) return <Skeleton label={t('list.loading')} />
  const facts = [
    player.maskedName,
    t('player.since', { at: writeDay(player.registeredAt, language) }),
    or(`language.${player.language}`, player.language),
    player.lastSignInAt ? t('player.last', { at: writeMoment(player.lastSignInAt, language) }) : t('players.never'),
  ]
  return (
    <div className={joinClasses(layout.column, layout.airy)}>
      <div className={joinClasses(layout.row, layout.wrap)}>
        <Link to={paths.player(playerId)}>{t('player.title', { id: playerId })}</Link>
        {player.closedAt ? (
          <Status kind="idle">{t('player.closed', { at: writeMoment(player.closedAt, language) })}</Status>
        ) : (
          <Status kind={player.lock ? 'stop' : 'ok'}>{t(player.lock ? 'player.locked' : 'player.open')}</Status>
        )}
      </div>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>{facts.join(' · ')}</p>
      <CapabilityStrip playerId={playerId} />
      <ExclusionBanner rows={excluded} />
    </div>
  )
}
