import type { StaffGame } from './filter-games.ts'

/** The icon that players see; nothing when there is none. */
export function GameIcon({ game }: { readonly game: StaffGame }) {
  return (
    <img
      className="game-icon hide"
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
