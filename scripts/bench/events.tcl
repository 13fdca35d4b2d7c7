# The senders of the laboratory `red` in ns-2, over a network whose accidents are given: when each flow starts, how long each packet takes to C1,
# which packets C1 drops. ns events.tcl DURATION GIVEN RULES prints a line for each event: `sent`, `queued`, `acknowledged` or `window`, time (s), flow
# (from 0), segment sent or taken by C1, next one expected (all from 1) or window. GIVEN is a Tcl file that sets `start(flow)` and `back(flow)`, s, `delays(flow)`, s from
# the end of a packet's transmission on the source's link to C1, in the order of sending, and `drops`, numbers of arrivals at C1 (from 0).
# RULES: see rules.tcl.
lassign $argv duration given rules

set ns [new Simulator]
source [file join [file dirname [info script]] rules.tcl]
source $given
# the first packet of a flow is none that stands for a handshake
Agent/TCP set syn_ false
Agent/TCP set delay_growth_ false
# all packets of one size: ns-2 adds the header to all but the first
Agent/TCP set useHeaders_ false
Agent/TCP set packetSize_ 1250

# what it takes to send an acknowledgment back, and a packet from C2 on, here where no link is without a rate
set sending [expr 1250 * 8 / 1e9 + 40 * 8 / 1e9 + 40 * 8 / 100e6 + 40 * 8 / 30e6]

set c1 [$ns node]
set c2 [$ns node]
$ns simplex-link $c1 $c2 6Mb 0ms DropTail
$ns simplex-link $c2 $c1 100Mb 0ms DropTail
$ns queue-limit $c1 $c2 100000
$ns queue-limit $c2 $c1 100000
proc tell {event flow value} {
  global ns
  puts [format "%s %.9f %d %s" $event [$ns now] $flow $value]
}

# a line of the link of a source: event, time, from, to, type, size, flags, flow, addresses, segment (from 0), packet
proc outward {i line} {
  global link delays number
  switch [lindex $line 0] {
    "+" { tell sent $i [expr [lindex $line 10] + 1] }
    "-" {
      if {$number($i) < [llength $delays($i)]} { [$link($i) link] set delay_ [lindex $delays($i) $number($i)] }
      incr number($i)
    }
  }
}

# what comes to C1 and is not dropped; a line as above
proc taken {line} {
  if {[lindex $line 0] eq "+"} { tell queued [lindex $line 7] [expr [lindex $line 10] + 1] }
}
[$ns link $c1 $c2] trace-callback $ns taken
# in front of that
if {[llength $drops] > 0} {
  set chosen [new ErrorModel/List]
  $chosen unit pkt
  $chosen droplist $drops
  $chosen drop-target [new Agent/Null]
  $ns lossmodel $chosen $c1 $c2
}

# the window is that before the acknowledgment is taken
proc homeward {i line} {
  global tcp
  if {[lindex $line 0] ne "r"} { return }
  tell window $i [$tcp($i) set cwnd_]
  tell acknowledged $i [expr [lindex $line 10] + 2]
}

foreach i [lsort -integer [array names start]] {
  set number($i) 0
  set source($i) [$ns node]
  set sink($i) [$ns node]
  $ns duplex-link $source($i) $c1 30Mb [expr $back($i) - $sending] DropTail
  $ns duplex-link $c2 $sink($i) 1000Mb 0ms DropTail
  $ns queue-limit $source($i) $c1 100000
  set link($i) [$ns link $source($i) $c1]
  $link($i) trace-callback $ns "outward $i"
  [$ns link $c1 $source($i)] trace-callback $ns "homeward $i"
  set tcp($i) [new Agent/TCP/Reno]
  $tcp($i) set fid_ $i
  $ns attach-agent $source($i) $tcp($i)
  set receiver [new Agent/TCPSink]
  $ns attach-agent $sink($i) $receiver
  $ns connect $tcp($i) $receiver
  set ftp [new Application/FTP]
  $ftp attach-agent $tcp($i)
  $ns at $start($i) "$ftp start"
}

$ns at $duration { exit 0 }
$ns run
