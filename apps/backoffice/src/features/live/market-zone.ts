/** Days and hours of figures are those of the books, whatever zone the screens are in. */
export const MARKET_ZONE = 'Europe/Bratislava'
