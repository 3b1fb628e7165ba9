import { useNavigate } from 'react-router'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { paths, type PlayerTab } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Data of a player as tabs; the open one is in the URL. */
export function PlayerTabs({
  playerId,
  tabs,
  tab,
}: {
  readonly playerId: number
  readonly tabs: readonly PlayerTab[]
  /** The open tab; undefined if the member of staff may see none. */
  readonly tab: PlayerTab | undefined
}) {
  const { t } = useTexts()
  const go = useNavigate()
  return (
    <TabLinks
      label={t('player.tabs')}
      tabs={tabs.map((key) => ({ key, name: t(`tab.${key}`), address: paths.player(playerId, key) }))}
      open={tab}
      onOpen={(key) => void go(paths.player(playerId, key), { replace: true })}
    />
  )
}
