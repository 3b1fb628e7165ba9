import { useMutation } from '@tanstack/react-query'
import { uploadFile as call } from '#contract/onling-v2/static-files.ts'
import { PHOTO_GROUP, type VenuePhoto } from '#contract/shapes/venue-photo.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { PhotoView } from './photo-view.tsx'

type Props = { readonly photo: VenuePhoto | null; readonly onChange: (photo: VenuePhoto | null) => void }

/**
 * The photo of a venue: uploaded at once under a new name, cropped to the brand's size, and shown once the venue is
 * saved.
 */
export function PhotoField({ photo, onChange }: Props) {
  const { t } = useTexts()
  const send = useMutation({
    mutationFn: async (file: File): Promise<VenuePhoto> => {
      const name = `${crypto.randomUUID()}.${endingOf(file)}`
      const path = call.path.replace('{group}', PHOTO_GROUP).replace('{name}', name)
      const { url, version, widthPx, heightPx } = await uploadFile({ ...call, path }, file)
      return { name, url: `${url}?version=${version}`, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0 }
    },
    onSuccess: onChange,
  })
  return (
    <>
      <Field label={t('places.photo')} hint={send.isPending ? t('places.photoSending') : t('places.photoHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) send.mutate(file)
            }}
          />
        )}
      </Field>
      {send.isError ? <ProblemNote error={send.error} /> : null}
      {photo ? (
        <div className={layout.row}>
          <PhotoView photo={photo} alt={t('places.photo')} />
          <Button variant="outlined" onClick={() => onChange(null)}>
            {t('places.photoNone')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The extension by the declared type; the server checks the bytes. */
const endingOf = ({ type }: File): string => (type === 'image/png' ? 'png' : type === 'image/webp' ? 'webp' : 'jpg')
