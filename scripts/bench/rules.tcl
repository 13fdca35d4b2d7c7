# Rules of ns-2's senders, for red.tcl and events.tcl, which set `rules` before: `now` (the installed version's), `several` (bugFix_ off: several
# fast retransmits from one window of data) or `2002` (the variables as in ns-2.1b9a of July 2002).
# ns-2 adds 40 bytes of header
Agent/TCP set packetSize_ 1210
Agent/TCP set window_ 100000
Agent/TCP set windowInit_ 2
Agent/TCP set minrto_ 1
Agent/TCP set overhead_ 0
Agent/TCP set bugFix_ [expr {$rules ne "several"}]
if {$rules eq "2002"} {
  Agent/TCP set tcpTick_ 0.01
  # limited transmit
  Agent/TCP set singledup_ 1
  # the window is halved to whole packets
  Agent/TCP set precisionReduce_ false
  # added in July 2003; before, duplicates also released new segments where no recovery began
  Agent/TCP set exitFastRetrans_ false
} else {
  Agent/TCP set tcpTick_ 0.1
  Agent/TCP set singledup_ 0
}
