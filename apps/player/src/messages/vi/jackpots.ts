export default {
  title: 'Giải độc đắc',
  none: 'Hiện không có giải độc đắc. Khi có, quý khách sẽ thấy ở đây giải có bao nhiêu và trúng thế nào.',
  holds: 'Hiện có',
  adds: 'Cộng thêm {added} % vào tỷ lệ trả lại của trò chơi.',
  rule: 'Nhà cái tự bỏ thêm {share} % của mỗi lần cược, bắt đầu từ {seed}. Một ván trúng giải với cơ hội bằng tiền cược trên {odds}, dù giải có bao nhiêu; các số của chính ván đó quyết định và có thể kiểm chứng sau đó.',
  part: 'Mọi ván chơi tiền trong các trò này đều tham gia, kể cả ván miễn phí và ván từ tiền thưởng. Tiền trúng là tiền mặt. Chơi thử không tham gia.',
  games: 'Trò chơi có giải này',
  wins: 'Các lần trúng gần đây',
  noWins: 'Chưa ai trúng.',
  wonIn: '{amount} trong {game}',
}
