import type { FeeWay } from '#contract/shapes/fees.ts'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

/** The name of a payment method and direction, with its partner if that is not the method itself. */
export function FeeWayName({ direction, method, partner }: FeeWay) {
  const { t, or } = useTexts()
  return (
    <>
      {t(`restrictions.${direction}`)} · {or(`method.${method}`, method)}
      {partner === method ? null : (
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{or(`gateway.${partner}`, partner)}</div>
      )}
    </>
  )
}
