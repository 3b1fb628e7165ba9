import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ShownSection } from '#contract/shapes/sections.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useSite } from '../../shell/site.ts'

type Slide = ShownSection['slides'][number]

/** Banners beside each other, of one height. They do not move automatically: by two arrows, or by touch. */
export function SectionSlides({ slides, legalWords }: Pick<ShownSection, 'slides' | 'legalWords'>) {
  const t = useTranslations('lobby.slides')
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const go = (to: number) => {
    const slide = list.current?.children[to]
    if (slide instanceof HTMLElement) list.current?.scrollTo({ left: slide.offsetLeft })
  }
  return (
    <section aria-label={slides[0]?.title}>
      <ul
        ref={list}
        className="staff-section-slides"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setPlace(Math.round(scrollLeft / clientWidth))}
      >
        {slides.map((slide, index) => (
          <li key={`${index}`} className="staff-section-slide promo">
            <SlideShown slide={slide} isFirst={index === 0} legalWords={legalWords} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="staff-section-way">
          <button
            type="button"
            className={buttonClass('ghost')}
            aria-label={t('previous')}
            disabled={place === 0}
            onClick={() => go(place - 1)}
          >
            ‹
          </button>
          <span aria-live="polite">{t('place', { place: place + 1, count: slides.length })}</span>
          <button
            type="button"
            className={buttonClass('ghost')}
            aria-label={t('next')}
            disabled={place >= slides.length - 1}
            onClick={() => go(place + 1)}
          >
            ›
          </button>
        </div>
      ) : null}
    </section>
  )
}

type SlideProps = { readonly slide: Slide; readonly isFirst: boolean } & Pick<ShownSection, 'legalWords'>

function SlideShown({ slide, isFirst, legalWords }: SlideProps) {
  const { locale } = useSite()
  const { title, body, button, link, picture } = slide
  return (
    <>
      {picture ? (
        <img
          src={picture.url}
          alt=""
          width={picture.widthPx}
          height={picture.heightPx}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      ) : null}
      <h2>{title}</h2>
      {body ? <p>{body}</p> : null}
      {link && button ? (
        <Link className={buttonClass('outlined')} to={`/${locale}${link}`}>
          {button}
        </Link>
      ) : null}
      <small>18+ {legalWords}</small>
    </>
  )
}
