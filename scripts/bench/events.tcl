# The senders of the laboratory `red` in ns-2, with given starts of flows, delays of packets to C1, and drops at C1.
# ns events.tcl DURATION GIVEN RULES prints a line for each event: `sent`, `queued`, `acknowledged` or `window`, time (s), flow (from 0), and
# the segment sent or queued, the next one expected (all from 1), or the window. GIVEN is a Tcl file that sets `start(flow)` and `back(flow)` (s);
# `delays(flow)` (s), in the order of sending, from the end of a packet's transmission on the source's link to C1; and `drops`, numbers of
# arrivals at C1 (from 0). RULES: see rules.tcl.
lassign $argv duration given rules

set ns [new Simulator]
source [file join [file dirname [info script]] rules.tcl]
source $given
# the first packet of a flow is data, and not a handshake
Agent/TCP set syn_ false
Agent/TCP set delay_growth_ false
# without this, ns-2 would add a header to all packets but the first
Agent/TCP set useHeaders_ false
Agent/TCP set packetSize_ 1250

# transmission times (s) of an acknowledgment on the way back, and of a packet after C2, because every link of ns-2 has a rate
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

# handles a trace line of a source's link: event, time, from, to, type, size, flags, flow, addresses, segment (from 0), packet
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

# handles a trace line, as above, of a packet that reaches C1 and is not dropped
proc taken {line} {
  if {[lindex $line 0] eq "+"} { tell queued [lindex $line 7] [expr [lindex $line 10] + 1] }
}
[$ns link $c1 $c2] trace-callback $ns taken
# drops the given arrivals before that
if {[llength $drops] > 0} {
  set chosen [new ErrorModel/List]
  $chosen unit pkt
  $chosen droplist $drops
  $chosen drop-target [new Agent/Null]
  $ns lossmodel $chosen $c1 $c2
}

# reports the window before the acknowledgment is processed
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
