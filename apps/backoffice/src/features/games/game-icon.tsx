import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import type { StaffGame } from './filter-games.ts'
import styles from './games.module.css'

/** The icon that players see; nothing if there is none. */
export function GameIcon({ game }: { readonly game: StaffGame }) {
  return (
    <img
      className={joinClasses(styles.icon, layout.inPaneToo)}
      src={game.hasOwnIcon ? game.iconUrl : `/game-art/${game.key}/icon.webp`}
      alt=""
      width={36}
      height={24}
      loading="lazy"
      onError={(event) => {
        event.currentTarget.hidden = true
      }}
    />
  )
}
