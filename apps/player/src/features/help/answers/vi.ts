import type { AnswerTexts } from '../questions.ts'

export const answers: AnswerTexts = {
  withdrawalWhere: [
    'Tiền tôi rút đang ở đâu?',
    'Trang rút tiền cho thấy từng khoản và bước hiện tại. Khi chúng tôi chưa gửi, bạn có thể hủy tại đó và tiền trở về tài khoản.',
  ],
  depositMissing: [
    'Tôi đã trả tiền mà không thấy khoản nạp',
    'Khoản nạp được ghi khi ngân hàng hoặc công ty thẻ xác nhận. Chuyển khoản đến cùng sao kê của ngân hàng chúng tôi. Nếu chuyển với mã khác, hãy gửi xác nhận của ngân hàng làm tệp đính kèm.',
  ],
  withdrawalTo: [
    'Các bạn gửi tiền rút đi đâu?',
    'Chỉ đến tài khoản hoặc thẻ của chính bạn. Trang rút tiền đưa ra những cách dành cho bạn.',
  ],
  bonusBegins: [
    'Tiền thưởng có tự bắt đầu không?',
    'Không. Tiền thưởng bắt đầu khi bạn nhận. Bạn xem trước toàn bộ điều kiện và từ chối cũng dễ như nhận.',
  ],
  wagering: [
    'Vòng cược nghĩa là gì?',
    'Số tiền bạn phải cược từ tiền thưởng trước khi phần còn lại thành tiền của bạn. Đã cược bao nhiêu và hạn đến khi nào được ghi cạnh tiền thưởng.',
  ],
  bonusGivenUp: [
    'Tôi có thể bỏ tiền thưởng không?',
    'Có, bất cứ lúc nào. Tiền thưởng kết thúc và trở về nhà cái; tiền của riêng bạn vẫn còn.',
  ],
  verifyIdentity: [
    'Tôi xác minh danh tính thế nào?',
    'Ở trang xác minh. Trang đó đưa ra những cách chúng tôi nhận; một cách là ảnh giấy tờ. Lý do giấy tờ không được nhận luôn được ghi ở đó.',
  ],
  changeContact: [
    'Làm sao đổi e-mail hoặc số điện thoại?',
    'Ở trang cho biết tài khoản cần gì. Bạn xác nhận liên hệ mới bằng mã chúng tôi gửi đến đó.',
  ],
  closeAccount: [
    'Làm sao đóng tài khoản?',
    'Ở trang dữ liệu của bạn, bằng mật khẩu. Tài khoản đóng được khi không còn gì: tiền, khoản rút hay vòng đang chơi. Tài khoản không mở lại.',
  ],
  changeLimit: [
    'Làm sao đổi giới hạn?',
    'Ở trang giới hạn. Mức chặt hơn có hiệu lực sớm hơn mức nới; từ lúc nào thì trang cho biết trước khi bạn xác nhận.',
  ],
  stopNow: [
    'Tôi muốn ngừng chơi ngay',
    'Hãy bấm Stop ở đầu trang: nó dừng trò chơi trên mọi thiết bị và không rút lại được. Nghỉ lâu hơn hoặc tự loại trừ thì đặt ở trang tạm nghỉ.',
  ],
  somebodyPlaysTooMuch: [
    'Ai tư vấn khi tôi chơi quá nhiều?',
    'Các chuyên gia, miễn phí và ẩn danh: {help}. Trong lúc đó bạn có thể tự khóa việc chơi ở trang tạm nghỉ.',
  ],
  connectionLost: [
    'Mất kết nối giữa vòng chơi',
    'Vòng chơi được hoàn tất trên máy chủ và tiền thắng được ghi. Khi trở lại trò chơi bạn sẽ thấy kết quả.',
  ],
  isItFair: [
    'Làm sao biết trò chơi không gian lận?',
    'Trước vòng chơi chúng tôi công bố dấu của một số ngẫu nhiên, sau đó là chính số đó. Bạn có thể kiểm tra từng vòng từ tài khoản của mình.',
  ],
  rtp: [
    'RTP là gì?',
    'Phần tiền cược trả lại người chơi về lâu dài. Nó được tính từ luật chơi và như nhau cho mọi người; nó không nói gì về một vòng riêng lẻ.',
  ],
  forFun: [
    'Tôi có thể chơi thử không?',
    'Có, cả khi chưa đăng ký. Chỉ người chơi đã đăng ký từ 18 tuổi mới được chơi bằng tiền.',
  ],
  addVenueCard: [
    'Làm sao thêm thẻ của địa điểm?',
    'Ở trang thẻ địa điểm, bằng số in trên thẻ. Để đăng nhập bằng thẻ bạn cần mã PIN.',
  ],
  oldAccount: [
    'Tôi có tài khoản ở địa điểm hoặc từ trước',
    'Bạn chuyển nó ở trang tài khoản cũ: chúng tôi tìm, kiểm tra đó là của bạn và nối với tài khoản mới.',
  ],
  passwordForgotten: [
    'Tôi quên mật khẩu',
    'Ở trang đăng nhập hãy chọn quên mật khẩu. Liên kết đặt mật khẩu mới sẽ đến e-mail của bạn.',
  ],
  whoIsSignedIn: [
    'Làm sao biết ai đang đăng nhập?',
    'Tài khoản cho thấy các thiết bị đang đăng nhập và bạn có thể đăng xuất từng cái. Nếu có thiết bị lạ, hãy đổi cả mật khẩu.',
  ],
  passwordAsked: [
    'Có người hỏi mật khẩu của tôi',
    'Đó không phải bộ phận hỗ trợ của chúng tôi: chúng tôi không bao giờ hỏi qua điện thoại, e-mail hay trong câu trả lời. Hãy đổi mật khẩu và viết cho chúng tôi.',
  ],
  locked: [
    'Vì sao tài khoản của tôi bị khóa?',
    'Bộ phận hỗ trợ sẽ cho bạn biết lý do. Bạn có thể viết từ đây mà không cần đăng nhập; câu trả lời gửi đến e-mail của bạn.',
  ],
  whoMayPlay: [
    'Ai được chơi ở đây?',
    'Người từ 18 tuổi, có một tài khoản duy nhất đứng tên mình và không bị loại trừ khỏi cờ bạc.',
  ],
  copyOfData: [
    'Làm sao nhận bản sao dữ liệu của tôi?',
    'Hãy yêu cầu ở trang dữ liệu của bạn. Khi bản lưu sẵn sàng chúng tôi sẽ viết cho bạn và bạn tải xuống ở đó. Trong đó có cả câu hỏi bạn gửi bộ phận hỗ trợ.',
  ],
}
