import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Venue } from './places.ts'

type Props = { readonly venue: Pick<Venue, 'addressMatch' | 'addressAskedAt'> }

/** Whether the register of the market has the address of a venue. */
export function AddressProof({ venue: { addressMatch, addressAskedAt } }: Props) {
  const { t, language } = useTexts()
  if (addressMatch === null || addressAskedAt === null)
    return (
      <div>
        <Status kind="idle">{t('places.addressUnproved')}</Status>
      </div>
    )
  const at = writeDay(addressAskedAt, language)
  const isProved = addressMatch === 'EXACT'
  return (
    <div>
      <Status kind={isProved ? 'ok' : 'wait'}>
        {t(isProved ? 'places.addressProved' : 'places.addressNotFound', { at })}
      </Status>
    </div>
  )
}
