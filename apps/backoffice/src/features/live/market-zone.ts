/** Days and hours of figures are in the time zone of the books, whatever the screen's zone is. */
export const MARKET_ZONE = 'Europe/Bratislava'
