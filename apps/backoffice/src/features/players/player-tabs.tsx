import { Link } from 'react-router'
import { paths, type PlayerTab } from '../../shell/paths.ts'
import { showTab } from '../../shell/show-tab.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** What is kept of a player, as tabs whose choice stays in the address. */
export function PlayerTabs({
  playerId,
  tabs,
  tab,
}: {
  readonly playerId: number
  readonly tabs: readonly PlayerTab[]
  /** The open one; none where the member of staff may see none. */
  readonly tab: PlayerTab | undefined
}) {
  const { t } = useTexts()
  return (
    <nav className="tabs" aria-label={t('player.tabs')}>
      {tabs.map((one) => (
        <Link
          key={one}
          ref={one === tab ? showTab : undefined}
          to={paths.player(playerId, one)}
          aria-current={one === tab ? 'page' : undefined}
          replace
        >
          {t(`tab.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
