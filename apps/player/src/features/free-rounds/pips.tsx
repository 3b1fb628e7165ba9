import type { FreeRounds } from './free-rounds.ts'

/** One for each round: not played, played, won. The text beside them says the same. */
export function Pips({ rounds: { rounds, results } }: { readonly rounds: FreeRounds }) {
  return (
    <div className="free-rounds-pips" aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a round is its place
        <i key={at} data-round={stateOf(results, at)} />
      ))}
    </div>
  )
}

function stateOf(results: FreeRounds['results'], at: number): 'ahead' | 'played' | 'won' {
  if (at >= results.length) return 'ahead'
  return results[at] === true ? 'won' : 'played'
}
