import { memo, type ComponentProps } from 'react'
import { JackpotStrip } from './jackpot-strip.tsx'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import WinTicker from './win-ticker.tsx'

type Props = ComponentProps<typeof WinTicker> & { readonly jackpots: readonly LobbyJackpot[] }

/** News: jackpots that can be won, and recent wins. */
export default memo(function LobbyNews({ jackpots, ...ticker }: Props) {
  return (
    <>
      {jackpots.length > 0 ? <JackpotStrip jackpots={jackpots} /> : null}
      <WinTicker {...ticker} />
    </>
  )
})
