import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { gameForMoney } from '../paths.ts'

/**
 * The real-money game from which the player came to the verification. The URL contains it once; it is stored until they
 * return to it, because a verdict about a document may take a day.
 */
export function useIdentityGame(): { readonly game: string | undefined; readonly leave: () => void } {
  const [params] = useSearchParams()
  const named = gameForMoney(params.get('return'))
  const [game, setGame] = useState<string>()
  useEffect(() => {
    if (named !== undefined) writeClientValue('identityGame', named)
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration, so that server and browser agree
    setGame(named ?? gameForMoney(readClientValue('identityGame')))
  }, [named])
  return { game, leave: () => writeClientValue('identityGame', undefined) }
}
