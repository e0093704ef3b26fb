# Peace: muting, blocking and reporting other players.

peace-title = Players
peace-words = Muting hides a player’s reactions. After blocking, you are not paired again, and neither of you sees the other. A report goes to the host of this server.
peace-mute = Mute { $name }
peace-block = Block
peace-block-name = Block { $name }
peace-sure = Block { $name }? You will not be paired again, and neither of you will be able to ask the other to play.
peace-done = { $name } is blocked.
peace-report = Report
peace-report-name = Report { $name }
peace-why = Why report { $name }?
peace-sent = Thank you. The host will see the report.
peace-blocked = Blocked players
peace-unblock = Unblock
peace-unblock-name = Unblock { $name }
peace-reason-name = offensive name
peace-reason-left = left or stopped playing
peace-reason-slow = plays slowly on purpose
peace-reason-partner = tells a partner their cards
peace-reason-other = something else
