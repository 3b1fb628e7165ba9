import type { PromotionShown } from './read-promotions.server.ts'

/** Gift, reason, condition, deadline: always in this order. */
export function FourLines({ lines }: Pick<PromotionShown, 'lines'>) {
  return (
    <dl className="promotion-card-lines">
      {lines.map(({ line, name, text }) => (
        <div key={line}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
