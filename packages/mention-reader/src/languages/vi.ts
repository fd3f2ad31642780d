import type { Language } from '../language.ts'

/**
 * Words have no endings. `của` stands before the owner, `trên` before a platform. Vocabulary is
 * matched with and without tone marks.
 */
export const vietnamese: Language = {
  code: 'vi',
  grammar: { letters: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu },
  vocabulary: {
    interrogative: `ai|là ai|ai là|ai vậy|ai thế|ai đây|ai đó|là ai vậy|là ai thế|là ai đấy
      ai thế này|aii|của ai|thuộc về ai|đứng sau|ai đứng sau|ai viết|ai đăng|ai đã viết
      ai đã đăng|nhận diện|xác định danh tính|danh tính của|la aj|tên gì|là người nào|người nào
      ai dợ|ai dị|ai z|là thằng nào|là con nào|là cha nào|ông nào|ai v|ai vậy ta|ai vay|ai z ta
      ai zậy|ai zạ|ai dzậy|ai dạ|ai thế nhỉ|ai nhỉ|ai ta|ai hen|ai á|ai ạ|ai đây ạ|là ai z
      là ai dzậy|là ai zậy|là ai v|là ai ta|là ai nhỉ|là ai ạ|là ai đây|là ai rứa|ai rứa|ai ri
      là mô|là thằng mô|là bạn nào|bạn nào|bạn nào vậy|chị nào|anh nào|thằng nào|con nào|đứa nào
      cha nào|mẹ nào|ông bà nào|nhân vật nào|người thế nào|người ra sao|của thằng nào|thuộc ai
      chủ nhân của|chủ nhân|ai là chủ|ai sở hữu|tên là gì|danh tính`,
    interrogativeSubject: ``,
    question: `gì|là gì|cái gì|nào|cái nào|đâu|ở đâu|khi nào|bao giờ|tại sao|vì sao|sao|thế nào
      như thế nào|ra sao|bao nhiêu|mấy|có|có không|có phải|phải không|không vậy|không|hả|à|chăng
      có ai|ai biết|ko|hông|k|được không|chưa|dzậy|dzạ|zậy|zạ|vậy ta|z ta|z|dị|rứa|răng|cái chi
      hong|hok|hem|hôn|hơm|hok ta|hông ta|hong ta|ko ta|k ta|ko nhỉ|không nhỉ|ko ạ|không ạ|k ạ
      ko v|chưa ạ|chưa ta|chưa nhỉ|chưa v|phải k|phải ko|phải hông|phải hem|đúng không|đúng ko
      đúng k|đúng hông|có đúng|có phải là|có ko|có k|có hông|có hem|bn|bnhiu|bao nhiu|mấy cái
      từ năm nào|năm nào|từ lúc nào|lúc nào|hồi nào|từ hồi nào|từ bao giờ|bao lâu|sao vậy|sao ta
      thế nào ạ|ntn|như nào|kiểu gì|gì vậy|gì thế|gì z|gì ạ|ở mô|nhỉ|nhể|hử|hở|hả ta`,
    request: `cho biết|cho tôi biết|cho mình biết|cho tui biết|cho hỏi|cho xem|cho tôi xem
      cho mình xem|cho tôi|cho mình|cho xin|xin|đưa|đưa tôi|gửi|gửi tôi|tìm|tìm giúp|tìm kiếm
      tìm cho|tra|tra cứu|tra giúp|kiểm tra|check|check giúp|xem|xem giúp|coi|xác minh|xác nhận
      hiển thị|liệt kê|nói|nói về|nói cho|kể|kể về|giới thiệu|giải thích|mô tả|biết|bạn biết
      bạn có biết|có biết|biết gì về|có ai biết|muốn biết|tôi muốn biết|mình muốn biết|muốn xem
      tôi muốn|mình muốn|cần|tôi cần|mình cần|đang tìm|thông tin về|có nên tin|tin được không
      theo dõi|lấy|lấy giúp|giúp tìm|làm ơn cho|tò mò|làm|tóm tắt|cung cấp|hỏi chút|soi giúp
      tìm hộ|xem hộ|check hộ|ngó|ngó giùm|ngó dùm|ngó thử|dòm|dòm giùm|dòm thử|nhìn giùm|coi giùm
      coi dùm|coi thử|coi hộ|coi cho|coi giúp|xem thử|xem giùm|xem dùm|xem cho|xem nào|cho coi
      cho t xem|cho tao xem|cho tui xem|cho tui coi|cho em xem|cho em coi|cho em xin|cho e xin
      cho mình xin|cho tui xin|cho tớ xem|cho tớ xin|cho anh xem|cho chị xem|cho em biết
      cho em hỏi|cho e hỏi|cho mình hỏi|cho tui hỏi|cho tớ hỏi|cho anh hỏi|cho chị hỏi
      cho hỏi thăm|hỏi thăm|xin hỏi|xin phép hỏi|muốn hỏi|em muốn hỏi|hỏi xíu|hỏi tí|hỏi tý
      hỏi cái|check thử|check dùm|check giùm|check cái|check coi|check xem|check lẹ|chếch|chek
      kiểm tra giúp|kiểm tra giùm|kiểm tra hộ|kiểm tra xem|tìm giùm|tìm dùm|tìm xem|kiếm
      kiếm giùm|kiếm dùm|kiếm hộ|đang kiếm|tra giùm|tra dùm|tra hộ|tra xem|soi|soi giùm|soi dùm
      soi hộ|soi thử|soi cho|lục|lục giùm|moi|moi info|đào|đào info|bóc|bóc phốt|truy|truy ra
      xác minh giúp|xác minh giùm|chỉ giùm|chỉ dùm|chỉ cho|mách|bật mí|kể nghe|kể coi|nói nghe
      nói coi|nói thử|nói xem|đọc|đọc tên|show|show ra|show cho|đưa ra|đưa coi|lôi ra|gửi cho
      gửi em|gửi mình|giới thiệu cho|thông tin|info|xin info|xin thông tin|xin info của
      có thông tin|có info|có gì về|biết ai là|biết không|biết ko|biết k|biết hông
      có quen|quen không|quen ko|ai biết|có ai quen|mọi người biết|mn biết|mng biết
      bà con biết|tò mò về|tò mò xem|thắc mắc|đang thắc mắc|muốn tìm hiểu|tìm hiểu|tìm hiểu về
      tin được ko|tin được k|tin được hông|có tin được|có tin được không|có nên|có nên follow
      có nên theo dõi|nên tin|nên follow|đáng tin không|làm ăn với|giao dịch với|so sánh giúp`,
    about: `về|của|cho|với|tới|đến|thuộc`,
    fid: `fid|fids|id farcaster|mã farcaster|id|mã số|số fid`,
    wallet: `ví|địa chỉ ví|địa chỉ|wallet|wallets|ví eth|địa chỉ eth|ví điện tử|address|các ví
      những ví|cái ví|địa chỉ ví của|ví nào|ví crypto|ví chính|mấy ví|mấy cái ví|đc ví|đcv|add ví
      addy`,
    ens: `ens|tên ens|tên eth|tên miền ens|tên miền eth|.eth|basename`,
    credentials: `chứng chỉ|chứng nhận|huy hiệu|xác thực|chứng thực|bằng chứng|badge|badges
      credential|credentials|poap|poaps|giấy chứng nhận|bằng cấp`,
    holds: `có|sở hữu|giữ`,
    verifiers: `ai xác minh|ai đã xác minh|ai đã xác thực|ai xác thực|được xác minh bởi
      được ai xác minh|ai chứng nhận|ai đã chứng nhận|được chứng nhận bởi|ai bảo lãnh
      ai đã bảo lãnh|ai bảo đảm|ai đảm bảo|ai xác nhận|ai đã xác nhận|được xác thực bởi
      ai chứng thực|ai đã chứng thực|ai giới thiệu|ai đề cử|ai công nhận`,
    trust: `thật|thật không|có thật|giả|giả mạo|fake|uy tín|đáng tin|đáng tin cậy|tin cậy|tin được
      tin tưởng|an toàn|lừa đảo|kẻ lừa đảo|scam|scammer|bot|có phải bot|là bot|robot|người thật
      con người|chính chủ|chính thức|đã xác minh|đáng ngờ|mạo danh|legit|danh tiếng|spam|hàng thật
      xịn|uy tín không|uy tín ko|uy tín k|uy tín hông|ut|ut ko|lừa|lừa ko|lừa đảo không
      lừa đảo ko|lùa gà|scam ko|scam không|scam k|bịp|bịp bợm|dỏm|pha ke|pake|fake ko|hàng fake
      acc fake|nick ảo|acc ảo|ảo|nick giả|chính chủ ko|thật ko|người thật ko
      đáng tin ko|đáng nghi|nghi nghi|nghi|khả nghi|an toàn ko|an toàn không
      minh bạch|rug|rug ko|đàng hoàng|đàng hoàng ko|xịn ko|legit ko|legit không`,
    accounts: `tài khoản|các tài khoản|mạng xã hội|liên kết|đường dẫn|link|links|handle
      tên người dùng|tên tài khoản|username|kết nối|đã liên kết|trang web|website|email|nền tảng
      tài khoản khác|nick|acc|accs|tk|mấy tài khoản|mấy acc|nick khác|mxh|gắn|đã gắn|gắn với|nối
      link với|fb|insta|tik|kênh khác`,
    profile: `hồ sơ|thẻ|thông tin|info|chi tiết|tiểu sử|bio|danh tính|tên|tên thật|ảnh đại diện
      avatar|vị trí|lịch sử|thống kê|người theo dõi|làm gì|làm nghề gì|nghề nghiệp|công việc
      làm việc|sống ở|trang cá nhân|profile|thêm|dữ liệu|lai lịch|từ bao giờ|từ khi nào
      tham gia từ|tham gia khi nào|từ hồi nào|bao lâu rồi|được bao lâu|thông tin cá nhân|lý lịch
      card|cái thẻ|tên gì|tuổi|bao nhiêu tuổi|nghề|avt|ava|quê|quê đâu|chơi từ|chơi từ năm nào
      vào từ|vào từ khi nào|chơi bao lâu`,
    person: `người|người dùng|user|anh|chị|ông|bà|chú|bạn tên|gã|thằng|anh chàng|cô gái|cậu|chủ
      chủ nhân|chủ tài khoản|người tạo|người sáng lập|tên là|nhân vật|vị|nick|nick là|ổng|bả|nhỏ
      dì|mợ|anh zai|chị gái|ông anh|bà chị|cha nội|ông nội|bà nội|người tên|nick tên|tên nick
      acc tên|tk tên|hoạ sĩ|họa sĩ|dev|admin`,
    pointing: `này|đó|kia|ấy|người này|người đó|người kia|anh này|anh ta|anh ấy|chị ấy|cô ấy
      cô ta|ông ấy|bà ấy|họ|nó|hắn|tài khoản này|tài khoản đó|tác giả|người viết|người đăng
      chủ thớt|op|cast này|bài này|bài viết|bài đăng|viết|đăng|trích dẫn|phía trên|ở trên
      tin nhắn|thớt|bạn này|cái này|post này|thằng này|chủ tus|ông này|bà này|chị này|em này
      con này|cha này|má này|anh chàng này|chủ bài|acc này|nick này|acc đó|ổng|bả|cổ|chỉ|ảnh|gã
      nớ|ni|tề|ẻm|cô này|chú này|bác này|bé này|nhỏ này|mẹ này|cậu này|bạn ấy|người ấy|thằng đó
      con đó|ông kia|bà kia|bạn kia|thằng kia|con kia|người post|chủ post|tus|chủ cast
      chủ bài viết|bạn trên|ông trên|người trên|cmt này|tk này`,
    he: `người này|người đó|người kia|anh này|anh ta|anh ấy|chị ấy|cô ấy|cô ta|ông ấy|bà ấy|họ|nó
      hắn|tài khoản này|tài khoản đó|tác giả|người viết|người đăng|op|bạn này|thằng này|chủ thớt
      chủ tus|ông này|bà này|chị này|em này|con này|cha này|má này|anh chàng này|chủ bài|acc này
      nick này|acc đó|ổng|bả|gã|ẻm|cô này|chú này|bác này|bé này|nhỏ này|mẹ này|cậu này|bạn ấy
      người ấy|thằng đó|con đó|ông kia|bà kia|bạn kia|thằng kia|con kia|người post|chủ post|thớt
      chủ cast|chủ bài viết|bạn trên|ông trên|người trên|tk này`,
    self: `tôi|mình|tui|tớ|em|bản thân|chính tôi|tôi là ai|mình là ai|tui là ai|đến lượt tôi
      tới tôi|còn tôi|còn mình|giờ tôi|giờ đến tôi|tôi thì sao|tau|tao|tuôi|mềnh|chính mình
      bản thân tôi`,
    my: `của tôi|của mình|của tui|của tớ|của em|của bản thân|của t`,
    you: `bạn|mày|các bạn|cậu nghĩ|bạn nghĩ|bạn thấy|bạn thấy sao|nghĩ gì|nghĩ sao|thấy thế nào
      bạn đã thử|đã thử|thử chưa|dùng thử|thử|hãy thử|hãy dùng|dùng chưa|đã dùng|hỏi|hãy hỏi|nên
      bạn nên|đã xem|của bạn|bạn có thấy|bạn dùng|mn nghĩ|mọi người nghĩ|mọi người thấy|thấy sao
      thử đi|xài thử|dùng đi|xài đi|đã xài|mn dùng|theo dõi mình|follow mình|follow tui|mời bạn
      mời mọi người|mầy|bây|tụi bây|chúng mày`,
    not: `không phải|không phải là|ko phải|chứ không phải|chứ không|trừ|ngoại trừ|trừ ra
      không tính|không kể|không bao gồm|bỏ qua|loại trừ|loại bỏ|thay vì|nhưng không|nhưng đừng
      đừng|và không|không lấy|không cần|đừng lấy|đừng tính|mà không có|hông phải|k phải|hong phải
      khum phải|chứ ko phải|chứ k phải|đâu phải|đâu có hỏi|có hỏi đâu|không hỏi|ko hỏi|k hỏi|khỏi
      khỏi cần|khỏi lấy|khỏi xem|bỏ ra|trừ cái|loại ra|ko tính|ko lấy|ko cần|k cần|mặc kệ`,
    notAfter: `ra|không tính|bỏ ra|thì không|thì thôi|thì khỏi|thì bỏ|bỏ đi|khỏi cần|không cần
      ko cần|k cần|ra ngoài|ko tính|thì ko|trừ ra`,
    correction: `xin lỗi|sorry|lộn|nhầm|nhầm rồi|tôi nhầm|mình nhầm|nhầm người|sai|sai rồi
      sai người|ý tôi là|ý mình là|ý tui là|ý em là|tôi muốn nói|mình muốn nói|tôi nói|mà là
      người kia|người khác|cái kia|cái khác|khác|người còn lại|cái còn lại|còn lại
      không phải người này|không phải người đó|tương tự|tương tự cho|tương tự với|giống vậy
      giống vậy cho|như vậy cho|cũng vậy|cũng|cũng như vậy với|cũng thế|còn|thế còn|vậy còn
      bây giờ|giờ đến|tiếp theo|làm lại|lại|đúng ra|thực ra|ui|ý lộn|đính chính|gõ nhầm|viết nhầm
      làm tương tự|ý là|mình hỏi|em hỏi|lộn rồi|lộn người|nhầm tên|ghi nhầm|ghi lộn|gõ lộn|gõ sai
      viết sai|viết lộn|đánh nhầm|đánh sai|sai tên|tag nhầm|tag lộn|hỏi nhầm|srr|so ri|xl|xin lũi
      xin lỗi nhầm|sory|í lộn|ý mình|ý tui|ý tôi|ý em|ý t|ý t là|ý tao|ý tao là|tức là
      chính xác là|đúng ra là|à không|à ko|à nhầm|á nhầm|ủa nhầm|ủa|ơ không|không phải bạn này
      hổng phải|bạn khác|ông khác|bà khác|bạn kia cơ|còn của|còn bạn|còn anh|còn chị|còn ông
      rồi còn|rồi giờ|giờ tới|giờ thì|tới lượt|kế tiếp|kế đến|xong rồi|thêm cái|thêm bạn|thêm nữa
      cả bạn|luôn bạn|luôn cả|y chang|y vậy|y như vậy|lần nữa|thử lại`,
    yes: `vâng|dạ|ừ|uh|ừm|đúng|đúng rồi|đúng vậy|chính xác|chuẩn|ok|chính nó|chính là|có chứ
      đồng ý|yes|ừa|uhm|uk|ukm|um|oke|okie|oki|đúng r|chuẩn rồi|chính hắn|chính người đó|nó đó
      người đó|phải rồi|dạ đúng|dạ phải|đúng người`,
    no: `không|ko|không phải|không ai|không ai cả|không cái nào|không cái nào cả|không có ai
      chẳng ai|thôi khỏi|bỏ đi|khỏi|không sao|chả ai|không người nào|k|hông|hong|hok|hem|khum
      không có|ko có|ko cái nào|không phải cái nào|hông có|thôi bỏ|thôi kệ|kệ đi|hủy|huỷ`,
    every: 'tất cả|cả hai|cả ba|cả 2|cả 3|hết|cả',
    ordinals: [
      `đầu tiên|cái đầu tiên|người đầu tiên|thứ nhất|cái thứ nhất|người thứ nhất|một|số một|số 1
        lựa chọn 1|phương án 1|cái đầu|cái số 1|cái 1|người đầu|đứa đầu|thằng đầu|ông đầu
        trên cùng|ở trên cùng`,
      `thứ hai|cái thứ hai|người thứ hai|thứ 2|cái thứ 2|hai|số hai|số 2|lựa chọn 2|phương án 2
        cái số 2|ở giữa|cái 2|người thứ 2|đứa thứ hai|cái giữa`,
      `thứ ba|cái thứ ba|người thứ ba|thứ 3|cái thứ 3|ba|số ba|số 3|lựa chọn 3|phương án 3
        cái số 3|cái 3|người thứ 3`,
      `cuối|cuối cùng|cái cuối|cái cuối cùng|người cuối cùng|sau cùng|người cuối|dưới cùng|chót|cái chót`,
    ],
    compare: `vs|versus|so sánh|so với|khác nhau|sự khác nhau|sự khác biệt|khác biệt|khác gì
      khác biệt giữa|khác nhau giữa|cùng một người|là một người|cùng người|giống nhau|cả hai
      ai hơn|đáng tin hơn|quan hệ|so sánh với|so sánh giữa|khác gì nhau|khác nhau chỗ nào
      khác nhau thế nào|khác chỗ nào|ai uy tín hơn|ai nổi hơn|ai nổi tiếng hơn|ai xịn hơn
      cái nào hơn|bên nào hơn|cùng 1 người|chung chủ|cùng chủ|có phải một người|liên quan
      liên quan gì|mối quan hệ|cả 2|hai người|2 người|đối đầu`,
    and: `và|với|cùng|&|+|cùng với|lẫn|cũng như|với cả|vs|vs cả|và cả|cộng`,
    or: `hay|hoặc|hay là|hoặc là`,
    help: `trợ giúp|giúp đỡ|giúp|giúp tôi|giúp mình|giúp với|cứu|cách dùng|cách sử dụng
      sử dụng thế nào|dùng thế nào|dùng như thế nào|dùng sao|làm sao để dùng|làm thế nào để dùng
      hoạt động thế nào|hoạt động như thế nào|hoạt động ra sao|bạn làm được gì|bạn có thể làm gì
      làm được gì|làm được những gì|bạn là ai|bạn là gì|bạn làm gì|hướng dẫn|hướng dẫn sử dụng
      lệnh|các lệnh|câu lệnh|help|menu|bot này làm gì|bot này dùng để làm gì|dùng để làm gì
      làm thế nào|làm sao|bot làm được gì|giúp mình với|giúp em với|giúp tui với|cứu với|cứu em
      cứu tui|hdsd|cách xài|cách hoạt động|dùng như nào|dùng kiểu gì|xài sao|xài như nào
      xài thế nào|xài kiểu gì|sử dụng sao|sử dụng như thế nào|làm đc gì|làm gì được|biết làm gì
      mày làm được gì|mày làm gì|m làm được gì|em làm được gì|có tác dụng gì|tác dụng gì
      để làm gì|chức năng|chức năng gì|tính năng|tính năng gì|bot này là gì|bot gì|bot gì đây
      bot gì vậy|con bot này|con bot này làm gì|bot này để làm gì|có lệnh gì|ví dụ|cho ví dụ
      hỏi sao|hỏi như nào|hỏi thế nào|hỏi kiểu gì|hỏi được gì|hỏi gì được|phải gõ gì|gõ gì|gõ sao
      mới chơi|mới vào|người mới|newbie|không biết dùng|ko biết dùng|ko biết xài|mày là ai
      mày là gì|xài sao đây|dùng sao đây`,
    thanks: `cảm ơn|cám ơn|cảm ơn bạn|cảm ơn nhiều|cám ơn nhiều|cảm ơn rất nhiều|tks|thanks
      thank you|thank|xin cảm ơn|đa tạ|biết ơn|camon|cảm ơn nhé|cảm ơn ạ|cảm ơn nha|cmon|cảm mơn
      cảm ưn|cam on|thanks nha|ty|đội ơn|mang ơn|cảm ơn bot`,
    praise: `tuyệt|tuyệt vời|hay quá|hay thật|hay ghê|quá hay|tốt lắm|giỏi|giỏi quá|giỏi lắm|đỉnh
      đỉnh quá|đỉnh thật|đỉnh cao|xuất sắc|hoàn hảo|đẹp|đẹp quá|xịn quá|xịn xò|ngon|ngầu|quá đã
      bot tốt|bot ngoan|làm tốt lắm|tôi thích|mình thích|tôi yêu|thích quá|tốt nhất|giỏi nhất
      hay nhất|hữu ích|tiện quá|ấn tượng|khâm phục|nể|nể quá|chúc mừng|haha|hihi|hehe|kaka|lol
      wow|ôi|trời ơi|quao|tệ|tệ quá|dở|dở quá|chán|ghét|vô dụng|rác|ngu|đồng ý luôn|chuẩn luôn
      buồn cười|vui|thú vị|huyền thoại|tự hào|vãi|xuất sắc quá|à ra|à ra là|thì ra|ra là|hóa ra
      hoá ra|cười xỉu|cười ngất|à thì ra|à thì ra là|thì ra là|hahaha|hí hí|há há|kkk|kk|keke|:))
      :)))|=))|cười ẻ|cười chết|xỉu|xỉu ngang|chết cười|mắc cười|hài vl|vl|vcl|vãi lồn|vãi cả|vkl
      vãi chưởng|đỉnh vl|đỉnh của chóp|quá đỉnh|xịn sò|xịn vl|hay vậy|hay thế|giỏi ghê|giỏi thế
      ngon lành|ngon quá|tuyệt quá|quá tuyệt|đã quá|chất quá|bá đạo|bá cháy|pro quá|siêu thế
      siêu nhân|thần đồng|thiên tài|idol|thần tượng|dễ thương|dễ thương quá|đáng yêu|yêu quá
      yêu thế|yêu bạn|mê quá|tốt quá|được đó|được phết|đc đó|cũng được|nể thật|phục|bái phục
      kính nể|nhanh quá|nhanh ghê|chậm|chậm quá|lag|dở ẹc|dở tệ|chán quá|chán vl|ngu quá|ngu vl
      ngu như bò|ngu ngốc|óc chó|đần|khùng|điên|dốt|xàm|xàm quá|xàm xí|nhảm|nhảm nhí|vô bổ
      rác rưởi|cút|biến|câm|câm mồm|im đi|đm|đmm|dmm|đcm|vcc|clm|cặc|lồn|đéo|địt|mẹ mày|bố mày
      láo|hỗn|mất dạy|xấu|xấu hổ|nhục|buồn quá|tiếc|tiếc quá|tiếc ghê|thất vọng|trời đất|trời má
      ối|ối giời|ối dồi ôi|ui trời|úi|woa|quào|ghê|ghê quá|ghê vậy|ghê thật|kinh thế|kinh quá|sốc
      sốc thật|bất ngờ|bất ngờ ghê|không ngờ|ko ngờ|ra là vậy|hèn chi|hèn gì|bảo sao|thảo nào
      hiểu rồi|hiểu r|à hiểu|à ra thế|ra thế|à ra vậy|đã hiểu|rõ rồi|biết rồi|biết r|chịu luôn
      bó tay|hợp lý|hợp lí|chí lý|chuẩn cmnr|đồng ý|đúng thật|công nhận|thật sự đỉnh`,
    greeting: `chào buổi sáng|chúc ngủ ngon|chúc buổi sáng|buổi sáng tốt lành|chào buổi tối
      chúc mừng sinh nhật|sinh nhật vui vẻ|chúc|chúc bạn|chúc mừng năm mới|năm mới vui vẻ
      chào mừng|chào mừng đến|gm|gn|tạm biệt|hẹn gặp lại|bye|cc|cuối tuần vui vẻ|ngủ ngon
      chào cả nhà|chào mọi người|may mắn|gửi lời chào|chúc tuần mới|chúc cuối tuần
      chào buổi chiều|chào mn|hello mn|hello mọi người|hello cả nhà|hi mn|gm mn|gm cả nhà
      gm mọi người|buổi sáng vui vẻ|sáng vui vẻ|ngủ ngon nha|g9|gút nai|good night|chúc mn
      chúc mọi người|chúc cả nhà|chúc anh|chúc chị|chúc ngày mới|chúc ngày tốt lành
      ngày mới tốt lành|ngày mới vui vẻ|tuần mới vui vẻ|hpbd|snvv|hpny|chúc mừng giáng sinh
      chúc thành công|chúc may mắn|may mắn nha|cố lên|cố gắng lên|giữ sức khoẻ|mau khoẻ|bai
      bái bai|mai gặp|gửi lời chào đến|gửi lời hỏi thăm|thương|ôm|hun|hun cái|welcome mn`,
    courtesy: `chào|xin chào|chào bạn|hello|hi|hey|alo|ê|này bạn|ơi|bạn ơi|ad ơi|làm ơn|vui lòng
      xin vui lòng|please|pls|nhé|nha|nhỉ|ạ|dạ|với|thôi|cái|một|một chút|chút|tí|chỉ|ngay|nhanh
      luôn|thực sự|chính xác thì|vậy|thế|thì|là|được|có thể|bạn có thể|bro|bác|cả nhà|mọi người
      ok|ừ|à|ồ|ờ|tất cả|tất|hết|các|những|câu hỏi|hỏi chút|hỏi tí|cho hỏi chút|nếu được
      nếu có thể|ở đây|giùm|dùm|giúp với|hộ|cho mình hỏi|trước|giúp mình|giúp tôi|giúp em|hộ mình
      ê bot|ê nha|nè|nè bot|này bot|bot ơi|bot à|bot nè|bót|bot|admin ơi|anh em ơi|ae ơi|ae
      anh em|mn ơi|mng|mọi người ơi|cả nhà ơi|bà con|bà con ơi|các bác|các bạn|các cụ|bro ơi|sis
      bác ơi|cậu ơi|em ơi|anh ơi|chị ơi|cưng ơi|ông ơi|trời ạ|dạ thưa|thưa|thưa bot|xin phép
      làm phiền|phiền|phiền bot|phiền bạn|lm ơn|nhờ|nhờ bot|nhờ bạn|nhờ bot chút|plz|với ạ
      với nha|với nhé|giùm với|dùm với|hộ với|hộ phát|hộ cái|giúp tui|giúp t|giúp tớ|giúp e
      giúp cái|giúp phát|cái coi|cái xem|xíu|tý|chút xíu|1 chút|một tí|lẹ lẹ|lẹ nha|nhanh nha|gấp
      gấp ạ|gấp gấp|liền|luôn nha|luôn đi|nhá|nhen|nghen|nghe|hén|hen|hí|đi mà|ớ|hà|ấy mà|cơ
      cơ mà|chớ|chứ|thiệt ra|thiệt tình|thật tình|nói thật|nói thiệt|thật lòng|nghiêm túc
      nghiêm túc đó|hỏi thật|hỏi thiệt|hỏi ngu|hỏi ngu xíu|một câu|1 câu|có câu hỏi|tiện thể|sẵn
      sẵn tiện|nhân tiện|tò mò thôi|hỏi cho biết|hỏi cho vui|hỏi chơi|cho vui|chắc|chắc là
      hình như|có lẽ|có khi|lỡ|lỡ đâu|biết đâu|ở đây hông|ở đâu đây|trên này|trong này|trong đây
      trên đây|bên này|qua đây|vô đây|hồi nãy|nãy giờ|vừa nãy|bữa nay|hôm bữa|bữa giờ|lâu nay
      dạo này|giờ này|vậy á|vậy ạ|vậy nha|vậy đi|thế ạ|thế nhé|thế á|mn|nãy|lẹ|rồi|chỉ mình với
      chỉ em với|chỉ tui với`,
    statement: `tôi gặp|mình gặp|vừa gặp|mới gặp|đã gặp|tôi dùng|mình dùng|tôi đã dùng
      mình đã dùng|đã dùng để|tôi nghĩ|mình nghĩ|tôi thấy|mình thấy|tôi tin|tôi thích|tôi yêu
      mình thích|tôi vừa|mình vừa|mới vừa|đang dùng|làm việc với|làm việc cùng|làm cùng|làm ở
      làm việc tại|đang làm việc|nói chuyện với|nói chuyện|trò chuyện|tôi hỏi|mình hỏi
      tôi tìm thấy|đã đọc|đã thử dùng|chúng tôi|bọn mình|bạn tôi|bạn của tôi|bạn mình|bạn thân
      anh tôi|sếp tôi|sếp|là bạn|là một|là người|là anh|rất|quá|đang xây dựng|đã xây dựng
      xây dựng|tạo ra|đã tạo|ra mắt|phát hành|vừa ra mắt|thắng|thua|mua|bán|nói rằng|nói là|bảo
      đã nói|cho tôi thấy|dạy|đã giúp|giúp tôi tìm|hôm qua|tối qua|ngày mai|tuần này|luôn luôn
      không bao giờ|nhờ có|theo|mọi người đều|ai cũng|xứng đáng|nhớ|hy vọng|ăn trưa với
      ăn tối với|fan của|hâm mộ|tôi biết rồi|mình biết rồi|đã biết|hồi sáng|sáng nay|trưa nay
      chiều nay|tối nay|hôm nay|hôm trước|hôm kia|hôm nọ|bữa trước|tuần trước|tháng trước
      năm ngoái|tuần sau|mai mình|hồi xưa|ngày xưa|lâu lắm|đi với|đi chơi với|đi ăn với|đi nhậu
      nhậu với|cà phê với|cafe với|ăn với|ăn tối|ăn trưa|ngồi với|làm chung|làm việc chung
      chơi với|chơi chung|tám|tám với|kêu t|kêu tui|kêu em|kêu mình|rủ|rủ tui|rủ mình|chửi
      chửi tui|khoe|bảo rằng|bảo em|bảo mình|bảo tui|bảo t|nói với tui|nói với mình|kể cho|kể với
      kể rằng|nghe nói|nghe đồn|nghe bảo|nghe kể|thấy bảo|người ta nói|người ta bảo|đồn là
      tui nghĩ|t nghĩ|em nghĩ|e nghĩ|theo tui|theo mình|theo em|theo tôi|tui thấy|em thấy|t thấy
      cảm giác|có cảm giác|tin là|chắc chắn|cá là|thề luôn|hứa|hứa là|mong là|nhớ bạn|nhớ anh
      nhớ em|nhớ quá|ghét|ghét thật|đang xài|đang làm|đang ăn|đang ngủ|đang chờ|đang đợi|đang đi
      đang ở|đang uống|đã mua|đã bán|mới mua|mới bán|mới mint|đã mint|đã thử|mới thử|thử rồi
      xài rồi|dùng rồi|thắng kèo|nợ tui|nợ em|nợ mình|thiếu nợ|trả tiền|chặn tui|chặn mình
      block tui|block em|block mình|unfollow|follow tui rồi|là bạn tui|là bạn em|là bạn mình
      bạn tui|bạn em|sếp tui|sếp em|anh tui|chị tui|người yêu|ny|vợ tui|chồng tui|lúc nào cũng
      hồi nào giờ|xưa nay|như mọi khi|như thường lệ|ai cũng dùng|ai cũng xài|ai cũng nói
      cả nhà đều|đáng được|xứng|biết rồi nha|quen rồi|đã quen|quen từ`,
    rhetorical: `ai mà không biết|ai mà không|ai chả biết|ai chẳng biết|ai cũng biết
      ai không biết|ai mà ngờ|ai ngờ|ai thèm|ai cần|cứ như|như thể|đừng nói|đừng cho biết
      đừng trả lời|đừng đăng|ước gì|khỏi cần nói|khỏi nói|ai mà hổng biết|ai mà hông biết
      ai mà ko biết|ai mà k biết|ai chẳng|ai chả|ai hổng biết|ai hông biết|ai ko biết|ai mà chẳng
      ai quan tâm|ai mà quan tâm|ai hỏi đâu|có ai hỏi|ai thèm quan tâm|ai rảnh|ai đời|ai dè
      ai có dè|ai biết đâu|ai biết được|thiên hạ đều biết|cả làng biết|cả thế giới biết
      cả thế giới đều biết|ai ai cũng biết|bà ngoại tui cũng|mẹ tui cũng biết|khỏi giới thiệu
      khỏi phải nói|không cần giới thiệu|đừng có nói|đừng nói với|đừng rep|khỏi rep|khỏi trả lời
      không cần trả lời|ko cần rep|giả sử|giá mà|giá như|phải chi|ước chi`,
    only: `chỉ|thôi|mỗi|chỉ mỗi|chỉ cần|duy nhất|thui|thoi|mỗi thôi`,
    relative: `anh trai|em trai|chị gái|em gái|chồng|vợ|sếp|bạn trai|bạn gái|con trai|con gái
      anh họ|bố mẹ|anh hai|chị hai|má|bố|mẹ|bà ngoại|ông ngoại|ny|người yêu|con chó|con mèo
      hàng xóm
      đối tác|đồng sáng lập|quản lý|luật sư|chủ nhà|bạn thân|đồng nghiệp|vị hôn thê|vị hôn phu
      thầy hướng dẫn|cấp trên|người yêu cũ|chồng cũ|vợ cũ`,
    copula: `là|đang|đã|sẽ|vừa|đang là`,
    article: `cái|một|những|các`,
    possessiveAfter: ``,
    possessiveBefore: `của|thuộc`,
    on: `trên|ở|tại|bên|qua|dùng|từ|ở trên|ở bên|trong`,
    endorse: `ủng hộ|tôi ủng hộ|mình ủng hộ|tiến cử|tôi tiến cử|đề cử|tôi đề cử|bảo chứng
      tôi bảo chứng|xác nhận kỹ năng|chứng thực cho|tôi chứng thực|bảo lãnh cho|tôi bảo lãnh
      endorse|tôi endorse|mình endorse|rút lại ủng hộ|rút ủng hộ|rút lại|thu hồi|withdraw
      tôi giới thiệu|tôi xác nhận|bảo đảm cho|đảm bảo cho|bảo lãnh|mình bảo đảm|em bảo đảm
      tôi bảo đảm|rút lại bảo đảm|đứng ra bảo đảm|xin bảo đảm|xin bảo lãnh|xin đảm bảo
      xin tiến cử|xin giới thiệu|tui bảo đảm|tui đảm bảo|tui bảo lãnh|em đảm bảo|em bảo lãnh
      mình đảm bảo|mình bảo lãnh|tôi đảm bảo|cam đoan|tui cam đoan|em cam đoan|đứng ra bảo lãnh
      đứng ra đảm bảo|chịu trách nhiệm|tui chịu trách nhiệm|vouch|vouch cho|tui vouch|em vouch
      mình vouch|ủng hộ cho|tui ủng hộ|em ủng hộ|rút lại lời|rút lời|rút bảo lãnh
      rút lại bảo lãnh|rút vouch|huỷ bảo lãnh|hủy bảo lãnh|huỷ vouch|hủy vouch|gỡ bảo lãnh
      thôi bảo lãnh|không bảo lãnh nữa|ghi nhận`,
    callAfter: `ơi|ới|à`,
    common: `và|hoặc|nhưng|vì|nếu|để|như|cũng|đã|đang|sẽ|chưa|vẫn|còn|rất|hơn|nhất|ít|nhiều|mỗi
      mọi|một số|chỉ|hôm nay|bây giờ|sau|trước|luôn|ngày|năm|lần|lúc|nơi|chỗ|việc|điều|thế giới
      cuộc sống|mới|cũ|lớn|nhỏ|trận|trận đấu|trò chơi|thời tiết|giá|tiền|tổng thống|token|crypto
      tiền số|dự án|ứng dụng|kênh|eth|bitcoin|base|farcaster|có lẽ|thắng|trong|ngoài|lên|xuống
      vào|ra|bởi|từ|lại|nữa|thật sự|chơi|chơi tới|muốn|đặt|thăm|trả tiền|cà phê|cafe|cơm|uống
      nhậu nhẹt|ngủ|dậy|học|podcast|tháng|tuần|phút|giây|sáng|trưa|chiều|tối|đêm|chủ nhật|quán
      công ty|trường|thành phố|sài gòn|hà nội|nước|mưa|nắng|nóng|lạnh|bóng đá|phim|nhạc|bài hát
      sách|điện thoại|mạng|lương|coin|kèo thơm|airdrop|gas|ví dụ như|đắt|rẻ|free|miễn phí|gần|xa
      trước giờ|sau này|mãi|hoài|hơi|khá|quá|lắm|vô cùng|cực|cực kỳ|tự nhiên|tự dưng|bỗng|thường
      đôi khi|bất cứ|tất cả|đều|cùng nhau|chung|riêng|một mình|tranh|hai bạn|tuần sau mời|gà|lùa
      đã kết nối`,
  },
  replies: {
    verifiedAccounts: { other: '{n} tài khoản đã xác minh' },
    credentials: { other: '{n} chứng nhận' },
    noVerifiedAccounts: 'Chưa có tài khoản nào được xác minh',
    thisWallet: 'Ví này',
    more: '{list} và {n} mục khác',
    or: '{list} hay {last}',
    also: 'Ngoài ra: {list}',
    notFoundList: 'Không tìm thấy: {list}',
    notConfiguredList: 'Không thể tra ở đây: {list}',
    notFound:
      'Tôi không tìm thấy ai là {name}. Hãy thử tên Farcaster, tên ENS, địa chỉ hoặc “fid 3”.',
    notConfigured:
      '{name} không tra được ở đây vì dịch vụ này không có nguồn. Hãy thử tên Farcaster hoặc ENS.',
    unreachable: 'Nguồn của {name} không phản hồi. Hãy hỏi lại sau vài phút.',
    limited: 'Đã đạt giới hạn câu hỏi của bạn. Hãy hỏi lại sau một giờ hoặc tìm tại {url}',
    which: 'Ý bạn là {list}? Hãy trả lời bằng số.',
    help: 'Nhắc {bot} kèm tên, tên ENS, địa chỉ, “fid 3” hoặc “jack trên twitter”; hoặc trả lời một cast chỉ với lời nhắc; hoặc viết “tôi”.',
    notAName: 'Không thể tra “{name}”.',
    fid: 'fid của {name} là {value}.',
    account: '{label} của {name}: {value} ({grade})',
    wallet: 'Ví của {name}: {value} ({grade})',
    lacks: 'Tôi không biết {label} nào của {name}.',
    owner: 'Ví này thuộc về {name} ({grade}).',
    since: 'từ {date}',
    holds: '{name} có: {list}',
    hasCredential: 'Có, {name} có {value}.',
    lacksCredential: 'Không, theo tôi biết {name} không có {value}.',
    verifiedBy: '{name} được chứng nhận bởi: {list}',
    notVerified: 'Theo tôi biết, chưa ai chứng nhận {name}.',
    samePerson: 'Cả hai là một người: {name}',
    differentPeople: 'Đây là các hồ sơ khác nhau.',
    impostor: 'Không phải {name}, người có nhiều bằng chứng hơn cho tên này',
    endorse:
      'Để ủng hộ ai đó, hãy viết sau lời nhắc: endorse, tên với dấu a còng, “for” và một kỹ năng.',
    grades: {
      proven: 'đã chứng minh',
      confirmed: 'đã xác nhận',
      reported: 'theo bên thứ ba',
      claimed: 'tự khai, chưa xác minh',
    },
  },
  phrases: [
    ['@whocast {rish} là ai?', 'fid:194'],
    ['@whocast cho mình xin fid của {rish}', 'fid:194'],
    ['@whocast địa chỉ ví của {rish} là gì?', 'fid:194'],
    ['@whocast ai đã xác minh {rish}?', 'fid:194'],
    ['@whocast {rish} có đáng tin không?', 'fid:194'],
    ['@whocast người này là ai', 'fid:5', 'reply'],
    ['@whocast ai viết bài này?', 'fid:6', 'quote'],
    ['@whocast người dùng github torvalds', 'github:torvalds'],
    ['@whocast jack trên twitter', 'twitter:jack'],
    ['@whocast twitter của linda', 'fname:linda'],
    ['@whocast Linda Nguyễn là ai', 'name:Linda Nguyễn'],
    ['@whocast linda là ai', 'fname:linda'],
    ['@whocast fid của tôi là gì?', 'fid:77'],
    ['@whocast tôi là ai?', 'fid:77'],
    ['@whocast so sánh {rish} và {ada}', 'fid:194 fid:616'],
    ['@whocast {rish} là ai, không phải {ada}', 'fid:194'],
    ['@whocast {rish} nhưng bỏ qua {ada}', 'fid:194'],
    ['không, người kia: {rish}', 'fid:194', 'reply-to-bot'],
    ['xin lỗi, ý tôi là linda', 'fname:linda', 'reply-to-bot'],
    ['tương tự cho {rish}', 'fid:194', 'reply-to-bot'],
    ['cái thứ hai', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} bạn nghĩ gì về @whocast?', 'nothing'],
    ['cảm ơn nhiều @whocast', 'nothing'],
    ['@whocast {rish} là bạn tôi', 'nothing'],
    ['@whocast trợ giúp', 'help'],
    ['@whocast tôi ủng hộ {rish} về thiết kế', 'endorse'],
  ],
}
